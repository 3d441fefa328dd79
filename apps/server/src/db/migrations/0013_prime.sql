CREATE TABLE "prime_allocations" (
	"post_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"left" integer NOT NULL,
	"right" integer NOT NULL,
	"opened_at" timestamp with time zone,
	"transferred_at" timestamp with time zone,
	CONSTRAINT "prime_allocations_post_id_account_id_pk" PRIMARY KEY("post_id","account_id"),
	CONSTRAINT "prime_allocations_range" CHECK ("prime_allocations"."left" >= 1 and "prime_allocations"."right" >= "prime_allocations"."left")
);
--> statement-breakpoint
CREATE TABLE "prime_bookings" (
	"prime_match_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"teams" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prime_bookings_prime_match_id_account_id_pk" PRIMARY KEY("prime_match_id","account_id"),
	CONSTRAINT "prime_bookings_teams" CHECK ("prime_bookings"."teams" between 3 and 20)
);
--> statement-breakpoint
CREATE TABLE "prime_links" (
	"post_id" uuid NOT NULL,
	"team_number" integer NOT NULL,
	"link" text NOT NULL,
	CONSTRAINT "prime_links_post_id_team_number_pk" PRIMARY KEY("post_id","team_number")
);
--> statement-breakpoint
CREATE TABLE "prime_matches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"match_id" text NOT NULL,
	"booking_open" boolean NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prime_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"prime_match_id" uuid NOT NULL,
	"team_set_id" uuid NOT NULL,
	"number_of_teams" integer NOT NULL,
	"version" text NOT NULL,
	"seed" bigint,
	"balanced" boolean NOT NULL,
	"posted_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prime_posts_prime_match_id_unique" UNIQUE("prime_match_id")
);
--> statement-breakpoint
ALTER TABLE "prime_allocations" ADD CONSTRAINT "prime_allocations_post_id_prime_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."prime_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prime_allocations" ADD CONSTRAINT "prime_allocations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prime_bookings" ADD CONSTRAINT "prime_bookings_prime_match_id_prime_matches_id_fk" FOREIGN KEY ("prime_match_id") REFERENCES "public"."prime_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prime_bookings" ADD CONSTRAINT "prime_bookings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prime_links" ADD CONSTRAINT "prime_links_post_id_prime_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."prime_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prime_matches" ADD CONSTRAINT "prime_matches_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prime_posts" ADD CONSTRAINT "prime_posts_prime_match_id_prime_matches_id_fk" FOREIGN KEY ("prime_match_id") REFERENCES "public"."prime_matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prime_posts" ADD CONSTRAINT "prime_posts_team_set_id_posted_team_sets_id_fk" FOREIGN KEY ("team_set_id") REFERENCES "public"."posted_team_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prime_posts" ADD CONSTRAINT "prime_posts_posted_by_accounts_id_fk" FOREIGN KEY ("posted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "prime_matches_match" ON "prime_matches" USING btree ("match_id") WHERE "prime_matches"."removed_at" is null;