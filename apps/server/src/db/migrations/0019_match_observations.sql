CREATE TABLE "match_observations" (
	"match_id" text NOT NULL,
	"part" text NOT NULL,
	"side" smallint NOT NULL,
	"source" text NOT NULL,
	"observed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "match_observations_match_id_part_side_pk" PRIMARY KEY("match_id","part","side")
);
--> statement-breakpoint
ALTER TABLE "match_observations" ADD CONSTRAINT "match_observations_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;