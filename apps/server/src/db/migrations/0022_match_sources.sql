CREATE TABLE "match_attention" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source" text NOT NULL,
	"source_match_id" text NOT NULL,
	"match_id" text,
	"title" text NOT NULL,
	"sport" smallint,
	"code" text NOT NULL,
	"side" smallint NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"field" text NOT NULL,
	"given" text NOT NULL,
	"reason" text NOT NULL,
	"answer" jsonb,
	"answered_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_attention_subject" UNIQUE("source","source_match_id","code","subject","field")
);
--> statement-breakpoint
CREATE TABLE "match_sources" (
	"source" text NOT NULL,
	"source_match_id" text NOT NULL,
	"match_id" text,
	"left_name" text,
	"document" jsonb,
	"observed_at" timestamp with time zone,
	CONSTRAINT "match_sources_source_source_match_id_pk" PRIMARY KEY("source","source_match_id")
);
--> statement-breakpoint
CREATE TABLE "player_sources" (
	"match_id" text NOT NULL,
	"source" text NOT NULL,
	"source_player_id" text NOT NULL,
	"player_index" smallint NOT NULL,
	CONSTRAINT "player_sources_match_id_source_source_player_id_pk" PRIMARY KEY("match_id","source","source_player_id")
);
--> statement-breakpoint
CREATE TABLE "source_roles" (
	"source" text NOT NULL,
	"sport" smallint NOT NULL,
	"word" text NOT NULL,
	"role" smallint NOT NULL,
	CONSTRAINT "source_roles_source_sport_word_pk" PRIMARY KEY("source","sport","word")
);
--> statement-breakpoint
ALTER TABLE "match_players" ADD COLUMN "by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "venue" text;--> statement-breakpoint
ALTER TABLE "match_attention" ADD CONSTRAINT "match_attention_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_attention" ADD CONSTRAINT "match_attention_answered_by_accounts_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_sources" ADD CONSTRAINT "match_sources_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_sources" ADD CONSTRAINT "player_sources_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_attention_time" ON "match_attention" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "match_sources_match" ON "match_sources" USING btree ("match_id");