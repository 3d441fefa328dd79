CREATE TABLE "expert_post_versions" (
	"post_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"team_set_id" uuid NOT NULL,
	"number_of_teams" integer NOT NULL,
	"fantasy_app" text NOT NULL,
	"toss_data" text NOT NULL,
	"team_use" text NOT NULL,
	"strategy" jsonb,
	"teams_added" integer NOT NULL,
	"teams_removed" integer NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "expert_post_versions_post_id_version_pk" PRIMARY KEY("post_id","version")
);
--> statement-breakpoint
ALTER TABLE "expert_posts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "expert_posts" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "expert_post_versions" ADD CONSTRAINT "expert_post_versions_post_id_expert_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."expert_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_post_versions" ADD CONSTRAINT "expert_post_versions_team_set_id_posted_team_sets_id_fk" FOREIGN KEY ("team_set_id") REFERENCES "public"."posted_team_sets"("id") ON DELETE no action ON UPDATE no action;