ALTER TABLE "matches" DROP CONSTRAINT "matches_sport";--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_sport" CHECK ("matches"."sport" >= 0);