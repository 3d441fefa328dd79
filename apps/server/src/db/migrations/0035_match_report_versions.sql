CREATE TABLE "match_report_versions" (
	"report_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"match_time" timestamp with time zone NOT NULL,
	"gender" text NOT NULL,
	"format" text NOT NULL,
	"series_id" uuid,
	"pitch_id" uuid,
	"data" jsonb NOT NULL,
	"body" jsonb,
	"editor_id" uuid,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_report_versions_report_id_version_pk" PRIMARY KEY("report_id","version")
);
--> statement-breakpoint
ALTER TABLE "match_reports" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "match_reports" ADD COLUMN "body" jsonb;--> statement-breakpoint
ALTER TABLE "match_reports" ADD COLUMN "editor_id" uuid;--> statement-breakpoint
ALTER TABLE "match_reports" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "match_report_versions" ADD CONSTRAINT "match_report_versions_report_id_match_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."match_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_report_versions" ADD CONSTRAINT "match_report_versions_series_id_report_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."report_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_report_versions" ADD CONSTRAINT "match_report_versions_pitch_id_report_pitches_id_fk" FOREIGN KEY ("pitch_id") REFERENCES "public"."report_pitches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_report_versions" ADD CONSTRAINT "match_report_versions_editor_id_accounts_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_reports" ADD CONSTRAINT "match_reports_editor_id_accounts_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;