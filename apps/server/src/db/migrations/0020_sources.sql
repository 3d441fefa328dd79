CREATE TABLE "source_hooks" (
	"source" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "source_hooks_source_hash_pk" PRIMARY KEY("source","hash")
);
--> statement-breakpoint
CREATE TABLE "source_matches" (
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"ended_at" timestamp with time zone,
	"lineups_out" boolean DEFAULT false NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "source_matches_source_external_id_pk" PRIMARY KEY("source","external_id")
);
--> statement-breakpoint
CREATE TABLE "source_requests" (
	"source" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"failures" integer NOT NULL,
	"taken" boolean NOT NULL,
	"etag" text,
	"hash" text,
	CONSTRAINT "source_requests_source_key_pk" PRIMARY KEY("source","key")
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"name" text PRIMARY KEY NOT NULL,
	"enabled" boolean,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_failure" text,
	"last_failure_at" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"paused_until" timestamp with time zone,
	"next_at" timestamp with time zone,
	"day" date,
	"used" integer DEFAULT 0 NOT NULL,
	"remaining" integer,
	"lease_by" uuid,
	"lease_until" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "source_matches_start" ON "source_matches" USING btree ("source","starts_at");