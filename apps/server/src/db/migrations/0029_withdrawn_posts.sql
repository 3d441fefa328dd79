ALTER TABLE "group_posts" DROP CONSTRAINT "group_posts_match";--> statement-breakpoint
ALTER TABLE "prime_posts" DROP CONSTRAINT "prime_posts_prime_match_id_unique";--> statement-breakpoint
ALTER TABLE "group_posts" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "group_posts" ADD COLUMN "withdrawal_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "prime_posts" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prime_posts" ADD COLUMN "withdrawal_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "group_posts_match" ON "group_posts" USING btree ("group_id","match_id") WHERE "group_posts"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "prime_posts_match" ON "prime_posts" USING btree ("prime_match_id") WHERE "prime_posts"."withdrawn_at" is null;