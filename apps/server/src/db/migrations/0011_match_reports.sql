CREATE TABLE "match_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text,
	"draft" boolean DEFAULT false NOT NULL,
	"match_time" timestamp with time zone NOT NULL,
	"gender" text NOT NULL,
	"format" text NOT NULL,
	"series_id" uuid,
	"pitch_id" uuid,
	"team_one_id" uuid,
	"team_two_id" uuid,
	"first_score" smallint,
	"first_wickets" smallint,
	"second_score" smallint,
	"second_wickets" smallint,
	"toss_winner_won" boolean,
	"bat_first_won" boolean,
	"captain_role" smallint NOT NULL,
	"captain_won" boolean,
	"vice_captain_role" smallint NOT NULL,
	"vice_captain_won" boolean,
	"points" double precision NOT NULL,
	"points_wk" double precision NOT NULL,
	"points_bat" double precision NOT NULL,
	"points_al" double precision NOT NULL,
	"points_bowl" double precision NOT NULL,
	"team_one_players" smallint NOT NULL,
	"winner_players" smallint,
	"combination" text NOT NULL,
	"pattern1" text,
	"pattern2" text,
	"pattern3" text,
	"pattern4" text,
	"pattern5" text,
	"credits" double precision,
	"range_left" double precision,
	"range_right" double precision,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_reports_source" UNIQUE("source"),
	CONSTRAINT "match_reports_combination" CHECK ("match_reports"."combination" ~ '^\d+(-\d+)*$')
);
--> statement-breakpoint
CREATE TABLE "report_pitches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_pitches_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "report_series" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"type" text NOT NULL,
	"year" smallint NOT NULL,
	"month" smallint NOT NULL,
	"gender" text NOT NULL,
	"format" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_series_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "report_teams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"code" text NOT NULL,
	"gender" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_teams_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "match_reports" ADD CONSTRAINT "match_reports_series_id_report_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."report_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_reports" ADD CONSTRAINT "match_reports_pitch_id_report_pitches_id_fk" FOREIGN KEY ("pitch_id") REFERENCES "public"."report_pitches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_reports" ADD CONSTRAINT "match_reports_team_one_id_report_teams_id_fk" FOREIGN KEY ("team_one_id") REFERENCES "public"."report_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_reports" ADD CONSTRAINT "match_reports_team_two_id_report_teams_id_fk" FOREIGN KEY ("team_two_id") REFERENCES "public"."report_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_reports_time" ON "match_reports" USING btree ("draft","match_time" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "match_reports_kind" ON "match_reports" USING btree ("draft","gender","format","match_time" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "match_reports_series" ON "match_reports" USING btree ("series_id","match_time" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "match_reports_pitch" ON "match_reports" USING btree ("pitch_id","match_time" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "match_reports_team_one" ON "match_reports" USING btree ("team_one_id");--> statement-breakpoint
CREATE INDEX "match_reports_team_two" ON "match_reports" USING btree ("team_two_id");--> statement-breakpoint
CREATE INDEX "report_pitches_name" ON "report_pitches" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "report_series_time" ON "report_series" USING btree ("year","month","id");--> statement-breakpoint
CREATE INDEX "report_teams_name" ON "report_teams" USING btree ("name","id");