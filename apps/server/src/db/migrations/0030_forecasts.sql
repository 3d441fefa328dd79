CREATE TABLE "forecast_measurements" (
	"match_id" text NOT NULL,
	"number" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"voided" boolean NOT NULL,
	"claims" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forecast_measurements_match_id_number_pk" PRIMARY KEY("match_id","number")
);
--> statement-breakpoint
CREATE TABLE "forecast_models" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" text NOT NULL,
	"learned_until" date NOT NULL,
	"matches" integer NOT NULL,
	"source" text NOT NULL,
	"invented" boolean NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forecast_models_one" CHECK ("forecast_models"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "forecast_promises" (
	"match_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sport" smallint NOT NULL,
	"format" text NOT NULL,
	"rule_set" text NOT NULL,
	"match_time" timestamp with time zone NOT NULL,
	"frozen_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"model_version" text NOT NULL,
	"invented" boolean NOT NULL,
	"seed" integer NOT NULL,
	"document" jsonb NOT NULL,
	"claims" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forecast_measurements" ADD CONSTRAINT "forecast_measurements_match_id_forecast_promises_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."forecast_promises"("match_id") ON DELETE no action ON UPDATE no action;