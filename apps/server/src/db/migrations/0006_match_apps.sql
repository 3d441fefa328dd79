CREATE TABLE "match_apps" (
	"match_id" text NOT NULL,
	"app" text NOT NULL,
	"app_match_id" text NOT NULL,
	"players" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_apps_match_id_app_pk" PRIMARY KEY("match_id","app")
);
--> statement-breakpoint
ALTER TABLE "match_apps" ADD CONSTRAINT "match_apps_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;