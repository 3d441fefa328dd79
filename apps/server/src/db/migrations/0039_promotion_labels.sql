ALTER TABLE "promotions" ADD COLUMN "label_hi" text;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "label_te" text;