-- AlterTable
ALTER TABLE "jobs" ADD COLUMN "publishes_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "applications"
    ADD COLUMN "hourly_rate" DECIMAL(6,2),
    ADD COLUMN "rounds" INTEGER NOT NULL DEFAULT 1,
    ADD COLUMN "expires_at" TIMESTAMPTZ(3),
    ADD COLUMN "was_passed_over" BOOLEAN NOT NULL DEFAULT false;

-- Offers made before: at the posted rate, and those that wait have their 18 hours from now
UPDATE "applications" a SET "hourly_rate" = j."hourly_rate",
    "expires_at" = GREATEST(CURRENT_TIMESTAMP, CURRENT_TIMESTAMP + LEAST(INTERVAL '18 hours', (j."starts_at" - CURRENT_TIMESTAMP) / 2))
FROM "jobs" j WHERE j."id" = a."job_id";

ALTER TABLE "applications"
    ALTER COLUMN "hourly_rate" SET NOT NULL,
    ALTER COLUMN "expires_at" SET NOT NULL;

-- CreateTable
CREATE TABLE "application_rounds" (
    "application_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "side" TEXT NOT NULL,
    "hourly_rate" DECIMAL(6,2) NOT NULL,
    "message" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "application_rounds_pkey" PRIMARY KEY ("application_id","position")
);

-- CreateTable
CREATE TABLE "invitations" (
    "id" SERIAL NOT NULL,
    "job_id" INTEGER NOT NULL,
    "professional_id" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "hourly_rate" DECIMAL(6,2) NOT NULL,
    "is_refill" BOOLEAN NOT NULL DEFAULT false,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

INSERT INTO "application_rounds" ("application_id", "position", "side", "hourly_rate", "message", "created_at")
SELECT "id", 1, 'temp', "hourly_rate", "message", "created_at" FROM "applications";

-- CreateIndex
CREATE INDEX "invitations_job_id_created_at_id_idx" ON "invitations"("job_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "invitations_professional_id_created_at_id_idx" ON "invitations"("professional_id", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "application_rounds" ADD CONSTRAINT "application_rounds_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Everything below is beyond what the Prisma schema can say.

ALTER TABLE "applications"
    ADD CONSTRAINT "applications_rate_range" CHECK ("hourly_rate" BETWEEN 15 AND 500),
    ADD CONSTRAINT "applications_rounds_positive" CHECK ("rounds" > 0),
    ADD CONSTRAINT "applications_passed_over" CHECK (NOT "was_passed_over" OR "status" <> 'pending' AND "status" <> 'countered');

ALTER TABLE "application_rounds"
    ADD CONSTRAINT "application_rounds_side_known" CHECK ("side" IN ('temp', 'clinic')),
    ADD CONSTRAINT "application_rounds_position_positive" CHECK ("position" > 0),
    ADD CONSTRAINT "application_rounds_rate_range" CHECK ("hourly_rate" BETWEEN 15 AND 500);

ALTER TABLE "invitations"
    ADD CONSTRAINT "invitations_status_known" CHECK ("status" IN ('pending', 'accepted', 'declined', 'taken', 'expired', 'withdrawn')),
    ADD CONSTRAINT "invitations_revision_positive" CHECK ("revision" > 0),
    ADD CONSTRAINT "invitations_rate_range" CHECK ("hourly_rate" BETWEEN 15 AND 500);

-- Nobody is asked twice at a time about one shift
CREATE UNIQUE INDEX "invitations_one_open_per_person" ON "invitations" ("job_id", "professional_id") WHERE "status" = 'pending';

-- What waits for an answer, by who is asked and by when it ends
CREATE INDEX "invitations_pending_person" ON "invitations" ("professional_id", "created_at" DESC, "id" DESC) WHERE "status" = 'pending';
CREATE INDEX "invitations_pending_end" ON "invitations" ("expires_at") WHERE "status" = 'pending';
CREATE INDEX "jobs_invited_publication" ON "jobs" ("publishes_at") WHERE "status" = 'invited';
DROP INDEX "applications_pending_job";
DROP INDEX "applications_pending_applicant";
CREATE INDEX "applications_open_job" ON "applications" ("job_id") WHERE "status" IN ('pending', 'countered');
CREATE INDEX "applications_open_applicant" ON "applications" ("applicant_id") WHERE "status" IN ('pending', 'countered');
CREATE INDEX "applications_open_end" ON "applications" ("expires_at") WHERE "status" IN ('pending', 'countered');
