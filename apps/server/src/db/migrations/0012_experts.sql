CREATE TABLE "expert_post_records" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"best_rank" double precision NOT NULL,
	"median_rank" double precision NOT NULL,
	"possible" double precision NOT NULL,
	"captain_hit" boolean NOT NULL,
	"vice_captain_hit" boolean NOT NULL,
	"dream_players" smallint NOT NULL,
	"credits_inside" boolean NOT NULL,
	"partition_inside" boolean NOT NULL,
	"combination_inside" boolean NOT NULL,
	"measured_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expert_post_views" (
	"post_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "expert_post_views_post_id_account_id_pk" PRIMARY KEY("post_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "expert_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"match_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"team_set_id" uuid NOT NULL,
	"number_of_teams" integer NOT NULL,
	"type_of_teams" text NOT NULL,
	"fantasy_app" text NOT NULL,
	"toss_data" text NOT NULL,
	"team_use" text NOT NULL,
	"strategy" jsonb,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "expert_videos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"match_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"link" text NOT NULL,
	"language" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "expert_videos_language" CHECK ("expert_videos"."language" between 1 and 3),
	CONSTRAINT "expert_videos_link" CHECK ("expert_videos"."link" like 'https://%')
);
--> statement-breakpoint
ALTER TABLE "expert_post_records" ADD CONSTRAINT "expert_post_records_post_id_expert_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."expert_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_post_views" ADD CONSTRAINT "expert_post_views_post_id_expert_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."expert_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_post_views" ADD CONSTRAINT "expert_post_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_posts" ADD CONSTRAINT "expert_posts_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_posts" ADD CONSTRAINT "expert_posts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_posts" ADD CONSTRAINT "expert_posts_team_set_id_posted_team_sets_id_fk" FOREIGN KEY ("team_set_id") REFERENCES "public"."posted_team_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_videos" ADD CONSTRAINT "expert_videos_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_videos" ADD CONSTRAINT "expert_videos_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expert_posts_match" ON "expert_posts" USING btree ("match_id","created_at");--> statement-breakpoint
CREATE INDEX "expert_posts_account" ON "expert_posts" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "expert_videos_match" ON "expert_videos" USING btree ("match_id","created_at");