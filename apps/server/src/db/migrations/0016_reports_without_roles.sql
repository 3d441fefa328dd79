ALTER TABLE "match_reports" SET (toast_tuple_target = 256);--> statement-breakpoint
DROP INDEX "match_reports_time";--> statement-breakpoint
DROP INDEX "match_reports_kind";--> statement-breakpoint
DROP INDEX "match_reports_series";--> statement-breakpoint
DROP INDEX "match_reports_pitch";--> statement-breakpoint
ALTER TABLE "match_reports" ALTER COLUMN "captain_role" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "match_reports" ALTER COLUMN "vice_captain_role" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "match_reports" ALTER COLUMN "points" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "match_reports" ALTER COLUMN "points_wk" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "match_reports" ALTER COLUMN "points_bat" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "match_reports" ALTER COLUMN "points_al" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "match_reports" ALTER COLUMN "points_bowl" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "match_reports" ALTER COLUMN "team_one_players" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "match_reports" ALTER COLUMN "combination" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "match_reports" ADD COLUMN "left_team_name" text GENERATED ALWAYS AS (data->>'leftTeamName') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "match_reports" ADD COLUMN "left_team_image" text GENERATED ALWAYS AS (data->>'leftTeamImage') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "match_reports" ADD COLUMN "right_team_name" text GENERATED ALWAYS AS (data->>'rightTeamName') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "match_reports" ADD COLUMN "right_team_image" text GENERATED ALWAYS AS (data->>'rightTeamImage') STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "match_reports_newest" ON "match_reports" USING btree ("draft","match_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "match_reports_kind_newest" ON "match_reports" USING btree ("draft","gender","format","match_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "match_reports_series_newest" ON "match_reports" USING btree ("series_id","match_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "match_reports_pitch_newest" ON "match_reports" USING btree ("pitch_id","match_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "match_reports_updated" ON "match_reports" USING btree ("updated_at");