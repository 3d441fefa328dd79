CREATE TABLE "feed_runs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"feed" text NOT NULL,
	"origin" text NOT NULL,
	"actor_id" uuid,
	"files" jsonb NOT NULL,
	"done" boolean NOT NULL,
	"created" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"problems" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_overrides" (
	"match_id" text NOT NULL,
	"player_index" smallint NOT NULL,
	"field" text NOT NULL,
	"value" jsonb NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_overrides_match_id_player_index_field_pk" PRIMARY KEY("match_id","player_index","field")
);
--> statement-breakpoint
CREATE TABLE "match_players" (
	"match_id" text NOT NULL,
	"player_index" smallint NOT NULL,
	"fixed_id" text NOT NULL,
	"own_id" boolean NOT NULL,
	"side" smallint NOT NULL,
	"name" text NOT NULL,
	"role" smallint NOT NULL,
	"credits" double precision NOT NULL,
	"image" text NOT NULL,
	"points" double precision,
	"selected_by" double precision,
	"captain_percentage" double precision,
	"vice_captain_percentage" double precision,
	"playing" boolean NOT NULL,
	"last_play" boolean NOT NULL,
	"availability" text,
	"provider_id" text,
	"app_ids" jsonb NOT NULL,
	"withdrawn" boolean NOT NULL,
	CONSTRAINT "match_players_match_id_player_index_pk" PRIMARY KEY("match_id","player_index"),
	CONSTRAINT "match_players_fixed_id" UNIQUE("match_id","fixed_id"),
	CONSTRAINT "match_players_index" CHECK ("match_players"."player_index" between 0 and 69)
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" text PRIMARY KEY NOT NULL,
	"sport" smallint NOT NULL,
	"feed" text NOT NULL,
	"match_time" timestamp with time zone NOT NULL,
	"series" text NOT NULL,
	"state" text NOT NULL,
	"apps" jsonb NOT NULL,
	"left_name" text NOT NULL,
	"left_short_name" text NOT NULL,
	"left_image" text NOT NULL,
	"right_name" text NOT NULL,
	"right_short_name" text NOT NULL,
	"right_image" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "matches_sport" CHECK ("matches"."sport" between 0 and 3)
);
--> statement-breakpoint
ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_overrides" ADD CONSTRAINT "match_overrides_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_overrides" ADD CONSTRAINT "match_overrides_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_players" ADD CONSTRAINT "match_players_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_runs_time" ON "feed_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "matches_sport_time" ON "matches" USING btree ("sport","match_time");