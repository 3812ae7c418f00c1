-- AlterTable
ALTER TABLE "dispute_evidence" ADD COLUMN     "media_type" TEXT NOT NULL,
ADD COLUMN     "owner_id" INTEGER NOT NULL;

-- AlterTable
ALTER TABLE "disputes" DROP COLUMN "ruled_minutes",
ADD COLUMN     "appeal_effects" JSONB,
ADD COLUMN     "appeal_outcome" TEXT,
ADD COLUMN     "appeal_ruling" TEXT,
ADD COLUMN     "appealed_from" TEXT,
ADD COLUMN     "closed_at" TIMESTAMPTZ(3),
ADD COLUMN     "effects" JSONB;

-- CreateIndex
CREATE UNIQUE INDEX "dispute_evidence_one_of_file" ON "dispute_evidence"("dispute_id", "url");

-- CreateIndex
CREATE UNIQUE INDEX "disputes_one_per_reason" ON "disputes"("booking_id", "reason");

-- Hand-written constraints
ALTER TABLE "disputes"
    ADD CONSTRAINT "disputes_appeal_outcome_known" CHECK ("appeal_outcome" IN ('for_temp', 'for_clinic', 'between')),
    ADD CONSTRAINT "disputes_effects_whole" CHECK (("ruled_at" IS NULL) = ("effects" IS NULL)),
    ADD CONSTRAINT "disputes_appealed_whole" CHECK (("appealed_at" IS NULL) = ("appealed_from" IS NULL) AND ("appealed_at" IS NULL) = ("appealed_by" IS NULL) AND ("appealed_at" IS NULL) = ("appeal_statement" IS NULL)),
    ADD CONSTRAINT "disputes_appeal_ruled_whole" CHECK (("appeal_ruled_at" IS NULL) = ("appeal_ruling" IS NULL) AND ("appeal_ruled_at" IS NULL) = ("appeal_outcome" IS NULL) AND ("appeal_ruled_at" IS NULL) = ("appeal_effects" IS NULL)),
    ADD CONSTRAINT "disputes_closed_whole" CHECK (("status" = 'closed') = ("closed_at" IS NOT NULL));
CREATE INDEX "disputes_to_close" ON "disputes" ("ruled_at") WHERE "status" = 'ruled';

-- A no-show that is lifted ends without work or cost.
ALTER TABLE "bookings"
    DROP CONSTRAINT "bookings_cancelled_from_known",
    ADD CONSTRAINT "bookings_cancelled_from_known" CHECK ("cancelled_from" IN ('booked', 'confirmed', 'disputed'));
