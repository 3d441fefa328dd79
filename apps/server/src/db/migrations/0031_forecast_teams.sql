ALTER TABLE "forecast_promises" ADD COLUMN "players" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "forecast_promises" ADD COLUMN "teams" jsonb NOT NULL;