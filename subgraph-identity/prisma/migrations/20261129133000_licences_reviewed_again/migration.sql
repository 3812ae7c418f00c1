-- Approved under a former name and waiting for the review of the new one
ALTER TABLE "licences" ADD COLUMN "is_reviewed_again" BOOLEAN NOT NULL DEFAULT false;
