-- The wall clock that both sides agreed on, what the clock has told and done, and how a booking ended
ALTER TABLE "bookings"
    ADD COLUMN "date" TEXT,
    ADD COLUMN "start_time" TEXT,
    ADD COLUMN "end_time" TEXT,
    ADD COLUMN "zone_data_version" TEXT,
    ADD COLUMN "confirm_asked_at" TIMESTAMPTZ(3),
    ADD COLUMN "confirm_missed_at" TIMESTAMPTZ(3),
    ADD COLUMN "at_risk_since" TIMESTAMPTZ(3),
    ADD COLUMN "kept_at" TIMESTAMPTZ(3),
    ADD COLUMN "cancelled_at" TIMESTAMPTZ(3),
    ADD COLUMN "cancelled_from" TEXT,
    ADD COLUMN "cancelled_by" TEXT,
    ADD COLUMN "cancel_reason" TEXT,
    ADD COLUMN "cancel_note" TEXT,
    ADD COLUMN "undo_until" TIMESTAMPTZ(3),
    ADD COLUMN "settled_at" TIMESTAMPTZ(3),
    ADD COLUMN "reliability_points" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "compensation" DECIMAL(8,2),
    ADD COLUMN "waiver_status" TEXT,
    ADD COLUMN "waiver_note" TEXT,
    ADD COLUMN "waiver_requested_at" TIMESTAMPTZ(3),
    ADD COLUMN "waiver_requested_by" INTEGER,
    ADD COLUMN "waiver_decided_at" TIMESTAMPTZ(3),
    ADD COLUMN "waiver_decided_by" INTEGER;

UPDATE "bookings" b SET "date" = j."date", "start_time" = j."start_time", "end_time" = j."end_time",
    "zone_data_version" = j."zone_data_version"
FROM "jobs" j WHERE j."id" = b."job_id";

-- Whatever ended before there was a price to pay is final and free
UPDATE "bookings" SET "cancelled_at" = "created_at", "settled_at" = "created_at",
    "cancelled_from" = 'booked',
    "cancelled_by" = CASE "status" WHEN 'cancelled_by_temp' THEN 'temp' WHEN 'cancelled_by_clinic' THEN 'clinic' END
WHERE "status" IN ('cancelled_by_temp', 'cancelled_by_clinic', 'released');

ALTER TABLE "bookings"
    ALTER COLUMN "date" SET NOT NULL,
    ALTER COLUMN "start_time" SET NOT NULL,
    ALTER COLUMN "end_time" SET NOT NULL,
    ALTER COLUMN "zone_data_version" SET NOT NULL;

-- CreateTable
CREATE TABLE "booking_changes" (
    "id" SERIAL NOT NULL,
    "booking_id" INTEGER NOT NULL,
    "by" TEXT NOT NULL,
    "proposed_by" INTEGER NOT NULL,
    "date" TEXT NOT NULL,
    "start_time" TEXT NOT NULL,
    "end_time" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "hourly_rate" DECIMAL(6,2) NOT NULL,
    "message" TEXT,
    "status" TEXT NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "booking_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reliability_entries" (
    "id" SERIAL NOT NULL,
    "professional_id" INTEGER NOT NULL,
    "booking_id" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "appeal_status" TEXT,
    "appeal_text" TEXT,
    "appealed_at" TIMESTAMPTZ(3),
    "appeal_answer" TEXT,
    "appeal_decided_at" TIMESTAMPTZ(3),
    "appeal_decided_by" INTEGER,

    CONSTRAINT "reliability_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "bookings_clinic_id_starts_at_id_idx" ON "bookings"("clinic_id", "starts_at", "id");

-- CreateIndex
CREATE INDEX "bookings_professional_id_starts_at_id_idx" ON "bookings"("professional_id", "starts_at", "id");

-- CreateIndex
CREATE INDEX "booking_changes_booking_id_id_idx" ON "booking_changes"("booking_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "reliability_entries_one_of_kind" ON "reliability_entries"("booking_id", "reason");

-- CreateIndex
CREATE INDEX "reliability_entries_professional_id_at_id_idx" ON "reliability_entries"("professional_id", "at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reliability_entries" ADD CONSTRAINT "reliability_entries_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Everything below is beyond what the Prisma schema can say.

-- Closed sets, and what belongs together
ALTER TABLE "bookings"
    ADD CONSTRAINT "bookings_date_format" CHECK ("date" ~ '^\d{4}-\d{2}-\d{2}$'),
    ADD CONSTRAINT "bookings_times_format" CHECK ("start_time" ~ '^\d{2}:\d{2}$' AND "end_time" ~ '^\d{2}:\d{2}$'),
    ADD CONSTRAINT "bookings_cancel_reason_known" CHECK ("cancel_reason" IN ('illness', 'emergency', 'transport', 'weather', 'schedule_change', 'no_longer_needed', 'other')),
    ADD CONSTRAINT "bookings_cancelled_from_known" CHECK ("cancelled_from" IN ('booked', 'confirmed')),
    ADD CONSTRAINT "bookings_waiver_status_known" CHECK ("waiver_status" IN ('requested', 'granted', 'refused')),
    ADD CONSTRAINT "bookings_cancelled_whole" CHECK (
        ("status" IN ('cancelled_by_temp', 'cancelled_by_clinic', 'released'))
        = ("cancelled_at" IS NOT NULL AND "cancelled_from" IS NOT NULL AND ("undo_until" IS NOT NULL OR "settled_at" IS NOT NULL))),
    ADD CONSTRAINT "bookings_cancelled_by_side" CHECK (
        COALESCE("cancelled_by", '') = CASE "status" WHEN 'cancelled_by_temp' THEN 'temp' WHEN 'cancelled_by_clinic' THEN 'clinic' ELSE '' END),
    ADD CONSTRAINT "bookings_price" CHECK ("reliability_points" >= 0 AND "compensation" >= 0
        AND ("status" = 'cancelled_by_temp' OR "reliability_points" = 0)
        AND ("status" = 'cancelled_by_clinic' OR "compensation" IS NULL)),
    ADD CONSTRAINT "bookings_waiver_of_compensation" CHECK ("waiver_status" IS NULL OR "compensation" IS NOT NULL),
    ADD CONSTRAINT "bookings_waiver_decided" CHECK (
        COALESCE("waiver_status" IN ('granted', 'refused'), false) = ("waiver_decided_at" IS NOT NULL AND "waiver_decided_by" IS NOT NULL));

ALTER TABLE "booking_changes"
    ADD CONSTRAINT "booking_changes_by_known" CHECK ("by" IN ('temp', 'clinic')),
    ADD CONSTRAINT "booking_changes_status_known" CHECK ("status" IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
    ADD CONSTRAINT "booking_changes_answered" CHECK (("status" = 'open') = ("answered_at" IS NULL)),
    ADD CONSTRAINT "booking_changes_rate_range" CHECK ("hourly_rate" BETWEEN 15 AND 500),
    ADD CONSTRAINT "booking_changes_ends_after_start" CHECK ("ends_at" > "starts_at");

ALTER TABLE "reliability_entries"
    ADD CONSTRAINT "reliability_entries_reason_known" CHECK ("reason" IN ('kept_shift', 'over_72h', '24_to_72h', 'under_24h', 'no_show')),
    ADD CONSTRAINT "reliability_entries_points_range" CHECK ("points" BETWEEN -100 AND 100),
    ADD CONSTRAINT "reliability_entries_appeal_known" CHECK ("appeal_status" IN ('open', 'upheld', 'removed')),
    ADD CONSTRAINT "reliability_entries_appealed" CHECK (("appeal_status" IS NULL) = ("appealed_at" IS NULL)),
    ADD CONSTRAINT "reliability_entries_decided" CHECK (
        COALESCE("appeal_status" IN ('upheld', 'removed'), false) = ("appeal_decided_at" IS NOT NULL AND "appeal_decided_by" IS NOT NULL));

-- One proposal at a time
CREATE UNIQUE INDEX "booking_changes_one_open" ON "booking_changes" ("booking_id") WHERE "status" = 'open';

-- What the clock looks for every minute
CREATE INDEX "bookings_unsettled" ON "bookings" ("undo_until") WHERE "settled_at" IS NULL AND "undo_until" IS NOT NULL;
CREATE INDEX "bookings_unconfirmed" ON "bookings" ("starts_at") WHERE "status" = 'booked';
CREATE INDEX "bookings_at_risk" ON "bookings" ("starts_at") WHERE "at_risk_since" IS NOT NULL;
CREATE INDEX "bookings_not_kept_yet" ON "bookings" ("ends_at") WHERE "kept_at" IS NULL AND "status" IN ('booked', 'confirmed');

-- Requests and appeals that wait for an administrator
CREATE INDEX "bookings_open_waivers" ON "bookings" ("created_at" DESC, "id" DESC) WHERE "waiver_status" = 'requested';
CREATE INDEX "reliability_entries_open_appeals" ON "reliability_entries" ("appealed_at", "id") WHERE "appeal_status" = 'open';
