CREATE TABLE "group_members" (
	"group_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"nick_name" text NOT NULL,
	"teams_count" smallint NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "group_members_group_id_phone_pk" PRIMARY KEY("group_id","phone"),
	CONSTRAINT "group_members_teams" CHECK ("group_members"."teams_count" between 3 and 20)
);
--> statement-breakpoint
CREATE TABLE "group_post_shares" (
	"post_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"left" integer NOT NULL,
	"right" integer NOT NULL,
	"opened_at" timestamp with time zone,
	"transferred_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "group_post_shares_post_id_phone_pk" PRIMARY KEY("post_id","phone"),
	CONSTRAINT "group_post_shares_range" CHECK ("group_post_shares"."left" between 1 and "group_post_shares"."right")
);
--> statement-breakpoint
CREATE TABLE "group_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"match_id" text NOT NULL,
	"team_set_id" uuid NOT NULL,
	"number_of_teams" integer NOT NULL,
	"seed" bigint,
	"balanced" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"repaired_at" timestamp with time zone,
	"out_players" smallint[] DEFAULT '{}' NOT NULL,
	"changed_teams" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "group_posts_match" UNIQUE("group_id","match_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"logo" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "groups_owner_id_unique" UNIQUE("owner_id")
);
--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_post_shares" ADD CONSTRAINT "group_post_shares_post_id_group_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."group_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_posts" ADD CONSTRAINT "group_posts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_posts" ADD CONSTRAINT "group_posts_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_posts" ADD CONSTRAINT "group_posts_team_set_id_posted_team_sets_id_fk" FOREIGN KEY ("team_set_id") REFERENCES "public"."posted_team_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_members_phone" ON "group_members" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "group_post_shares_phone" ON "group_post_shares" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "group_posts_by_match" ON "group_posts" USING btree ("match_id");