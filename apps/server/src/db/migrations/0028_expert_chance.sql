ALTER TABLE "expert_post_records" ADD COLUMN "per_team" jsonb;--> statement-breakpoint
ALTER TABLE "expert_post_records" ADD COLUMN "by_chance" jsonb;