-- CreateTable
CREATE TABLE "reliability_ladders" (
    "version" INTEGER NOT NULL,
    "over_72h" INTEGER NOT NULL,
    "from_24_to_72h" INTEGER NOT NULL,
    "under_24h" INTEGER NOT NULL,
    "no_show" INTEGER NOT NULL,
    "kept_shift" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by" INTEGER,

    CONSTRAINT "reliability_ladders_pkey" PRIMARY KEY ("version")
);

-- CreateTable
CREATE TABLE "holiday_changes" (
    "province" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "is_holiday" BOOLEAN NOT NULL,
    "name_en" TEXT,
    "name_fr" TEXT,
    "updated_by" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "holiday_changes_pkey" PRIMARY KEY ("province","date")
);

-- CreateTable
CREATE TABLE "marketplace_weeks" (
    "province" TEXT NOT NULL,
    "week" TEXT NOT NULL,
    "shifts" INTEGER NOT NULL DEFAULT 0,
    "filled" INTEGER NOT NULL DEFAULT 0,
    "minutes_to_fill" INTEGER,
    "bookings" INTEGER NOT NULL DEFAULT 0,
    "cancelled_by_temp" INTEGER NOT NULL DEFAULT 0,
    "cancelled_by_clinic" INTEGER NOT NULL DEFAULT 0,
    "no_shows" INTEGER NOT NULL DEFAULT 0,
    "paid_invoices" INTEGER NOT NULL DEFAULT 0,
    "days_to_pay" DECIMAL(6,1),

    CONSTRAINT "marketplace_weeks_pkey" PRIMARY KEY ("province","week")
);

-- CreateTable
CREATE TABLE "statistics_runs" (
    "name" TEXT NOT NULL,
    "finished_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "statistics_runs_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "invoices_professional_id_issued_on_id_idx" ON "invoices"("professional_id", "issued_on", "id");

-- CreateIndex
CREATE INDEX "invoices_clinic_id_issued_on_id_idx" ON "invoices"("clinic_id", "issued_on", "id");

-- CreateIndex
CREATE INDEX "jobs_date_idx" ON "jobs"("date");

-- CreateIndex
CREATE INDEX "bookings_date_idx" ON "bookings"("date");

-- Hand-written constraints
ALTER TABLE "reliability_ladders"
    ADD CONSTRAINT "reliability_ladders_range" CHECK ("over_72h" BETWEEN 0 AND 100 AND "from_24_to_72h" BETWEEN 0 AND 100
        AND "under_24h" BETWEEN 0 AND 100 AND "no_show" BETWEEN 0 AND 100 AND "kept_shift" BETWEEN 0 AND 100),
    ADD CONSTRAINT "reliability_ladders_rising" CHECK ("over_72h" <= "from_24_to_72h" AND "from_24_to_72h" <= "under_24h"
        AND "under_24h" <= "no_show");
INSERT INTO "reliability_ladders" ("version", "over_72h", "from_24_to_72h", "under_24h", "no_show", "kept_shift", "created_at")
VALUES (1, 0, 10, 50, 100, 5, '2026-11-01T00:00:00Z');

ALTER TABLE "holiday_changes"
    ADD CONSTRAINT "holiday_changes_date_format" CHECK ("date" ~ '^\d{4}-\d{2}-\d{2}$'),
    ADD CONSTRAINT "holiday_changes_named" CHECK (("is_holiday" = ("name_en" IS NOT NULL)) AND ("is_holiday" = ("name_fr" IS NOT NULL)));

ALTER TABLE "marketplace_weeks"
    ADD CONSTRAINT "marketplace_weeks_week_format" CHECK ("week" ~ '^\d{4}-\d{2}-\d{2}$');

-- A side's list: unpaid first, then the newest
CREATE INDEX "invoices_professional_open_first" ON "invoices" ("professional_id", ("settled_at" IS NULL AND "kind" <> 'credit_note') DESC, "issued_on" DESC, "id" DESC);
CREATE INDEX "invoices_clinic_open_first" ON "invoices" ("clinic_id", ("settled_at" IS NULL AND "kind" <> 'credit_note') DESC, "issued_on" DESC, "id" DESC);

-- Weeks of payments
CREATE INDEX "invoices_paid_on" ON "invoices" ((COALESCE("paid_on", "received_on"))) WHERE "settled_at" IS NOT NULL AND "kind" <> 'credit_note';
-- Declared no-shows, for administrators
CREATE INDEX "bookings_no_shows" ON "bookings" ("no_show_at" DESC, "id" DESC) WHERE "no_show_at" IS NOT NULL;
