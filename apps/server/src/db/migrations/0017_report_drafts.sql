CREATE TABLE "report_drafts" (
	"match_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"sections" jsonb,
	"match_time" timestamp with time zone NOT NULL,
	"discarded" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "match_reports_newest";--> statement-breakpoint
DROP INDEX "match_reports_kind_newest";--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "format" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "summary" jsonb;--> statement-breakpoint
ALTER TABLE "report_drafts" ADD CONSTRAINT "report_drafts_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_drafts_time" ON "report_drafts" USING btree ("match_time" DESC NULLS LAST,"match_id");--> statement-breakpoint
CREATE INDEX "match_reports_newest" ON "match_reports" USING btree ("match_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "match_reports_kind_newest" ON "match_reports" USING btree ("gender","format","match_time" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "match_reports" DROP COLUMN "draft";