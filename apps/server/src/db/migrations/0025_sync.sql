CREATE TABLE "sync_items" (
	"account_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"revision" bigint NOT NULL,
	"content" "bytea",
	"size" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sync_items_account_id_item_id_pk" PRIMARY KEY("account_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "sync_vaults" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kdf" jsonb NOT NULL,
	"check_value" text NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	"day" date,
	"day_bytes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sync_items" ADD CONSTRAINT "sync_items_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_vaults" ADD CONSTRAINT "sync_vaults_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sync_items_revision" ON "sync_items" USING btree ("account_id","revision");