ALTER TABLE "match_players" ADD COLUMN "marks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "match_players" ADD COLUMN "performance" jsonb;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "scoring" jsonb;