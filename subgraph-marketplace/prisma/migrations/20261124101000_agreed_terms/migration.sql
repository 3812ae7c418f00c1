-- An offer holds for the day, hours and place that the professional agreed to
ALTER TABLE "jobs" ADD COLUMN "terms_revision" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "applications" ADD COLUMN "job_revision" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "invitations" ADD COLUMN "job_revision" INTEGER NOT NULL DEFAULT 1;
