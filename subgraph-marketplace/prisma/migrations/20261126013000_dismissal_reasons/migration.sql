-- Reasons of dismissed recommendations, and their counts beside a user's own weights
ALTER TABLE "recommendations" ADD COLUMN "dismissal_reason" TEXT;
ALTER TABLE "matching_weights" ALTER COLUMN "weights" DROP NOT NULL,
    ADD COLUMN "dismissals" JSONB NOT NULL DEFAULT '{}';
