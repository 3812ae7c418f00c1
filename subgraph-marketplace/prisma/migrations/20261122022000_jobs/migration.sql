-- CreateTable
CREATE TABLE "job_series" (
    "id" SERIAL NOT NULL,
    "clinic_id" INTEGER NOT NULL,
    "is_taken_whole" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_series_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_templates" (
    "id" SERIAL NOT NULL,
    "clinic_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "role" TEXT NOT NULL,
    "province" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "start_time" TEXT NOT NULL,
    "end_time" TEXT NOT NULL,
    "hourly_rate" DECIMAL(6,2) NOT NULL,
    "is_urgent" BOOLEAN NOT NULL DEFAULT false,
    "preferred_working_style" TEXT,
    "clinic_vibe" TEXT,
    "patient_types" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "specialty_focus" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "required_languages" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "team_environment" TEXT,
    "work_pace" TEXT,
    "ideal_personality" TEXT,
    "payment_terms" TEXT,
    "french_title" TEXT,
    "french_description" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "typical_rates" (
    "province" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "median" DECIMAL(6,2) NOT NULL,
    "updated_by" INTEGER,
    "updated_at" TIMESTAMPTZ(3),

    CONSTRAINT "typical_rates_pkey" PRIMARY KEY ("province","role")
);

-- AlterTable
ALTER TABLE "jobs" ADD COLUMN "latitude" DOUBLE PRECISION,
ADD COLUMN "longitude" DOUBLE PRECISION,
ADD COLUMN "payment_terms" TEXT,
ADD COLUMN "french_title" TEXT,
ADD COLUMN "french_description" TEXT,
ADD COLUMN "series_id" INTEGER,
ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 1;

-- CreateIndex
CREATE UNIQUE INDEX "job_templates_one_per_name" ON "job_templates"("clinic_id", "name_key");

-- CreateIndex
CREATE INDEX "jobs_series_id_idx" ON "jobs"("series_id");

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_series_id_fkey" FOREIGN KEY ("series_id") REFERENCES "job_series"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Everything below is beyond what the Prisma schema can say.

ALTER TABLE "jobs"
    ADD CONSTRAINT "jobs_revision_positive" CHECK ("revision" > 0),
    ADD CONSTRAINT "jobs_payment_terms_known" CHECK ("payment_terms" IN ('within_24_hours', 'net_14', 'net_30')),
    ADD CONSTRAINT "jobs_place_whole" CHECK (("latitude" IS NULL) = ("longitude" IS NULL)),
    ADD CONSTRAINT "jobs_place_range" CHECK ("latitude" BETWEEN 41 AND 84 AND "longitude" BETWEEN -142 AND -52);

ALTER TABLE "job_templates"
    ADD CONSTRAINT "job_templates_role_known" CHECK ("role" IN ('hygienist', 'assistant')),
    ADD CONSTRAINT "job_templates_rate_range" CHECK ("hourly_rate" BETWEEN 15 AND 500),
    ADD CONSTRAINT "job_templates_payment_terms_known" CHECK ("payment_terms" IN ('within_24_hours', 'net_14', 'net_30')),
    ADD CONSTRAINT "job_templates_times_format" CHECK ("start_time" ~ '^\d{2}:\d{2}$' AND "end_time" ~ '^\d{2}:\d{2}$');

ALTER TABLE "typical_rates"
    ADD CONSTRAINT "typical_rates_role_known" CHECK ("role" IN ('hygienist', 'assistant')),
    ADD CONSTRAINT "typical_rates_range" CHECK ("median" BETWEEN 15 AND 500),
    ADD CONSTRAINT "typical_rates_audit" CHECK (("updated_by" IS NULL) = ("updated_at" IS NULL));

-- Medians in Canadian dollars per hour, 2023 to 2025
INSERT INTO "typical_rates" ("province", "role", "median")
SELECT province, 'hygienist', CASE province
        WHEN 'Alberta' THEN 59 WHEN 'British Columbia' THEN 54 WHEN 'Ontario' THEN 41
        WHEN 'Quebec' THEN 35 WHEN 'New Brunswick' THEN 39 ELSE 50 END
FROM unnest(ARRAY['Ontario', 'British Columbia', 'Alberta', 'Quebec', 'Manitoba', 'Saskatchewan', 'Nova Scotia', 'New Brunswick', 'Newfoundland and Labrador', 'Prince Edward Island', 'Northwest Territories', 'Nunavut', 'Yukon']) AS province
UNION ALL
SELECT province, 'assistant', CASE
        WHEN province = 'Alberta' THEN 29
        WHEN province IN ('Ontario', 'New Brunswick', 'Nova Scotia', 'Prince Edward Island', 'Newfoundland and Labrador') THEN 23
        ELSE 26 END
FROM unnest(ARRAY['Ontario', 'British Columbia', 'Alberta', 'Quebec', 'Manitoba', 'Saskatchewan', 'Nova Scotia', 'New Brunswick', 'Newfoundland and Labrador', 'Prince Edward Island', 'Northwest Territories', 'Nunavut', 'Yukon']) AS province;

-- The list in its order carries what ranges ask for, so that a scan passes over other rows without reading them
DROP INDEX "jobs_active_newest";
CREATE INDEX "jobs_active_newest" ON "jobs" ("created_at" DESC, "id" DESC, "date", "hourly_rate", "latitude", "longitude") WHERE "status" = 'active';
CREATE INDEX "jobs_active_date" ON "jobs" ("date", "created_at" DESC, "id" DESC) WHERE "status" = 'active';
CREATE INDEX "jobs_active_place" ON "jobs" ("province", "city_key", "created_at" DESC, "id" DESC) WHERE "status" = 'active';
CREATE INDEX "jobs_active_no_place" ON "jobs" ("created_at" DESC, "id" DESC) WHERE "status" = 'active' AND "latitude" IS NULL;
CREATE INDEX "jobs_active_map" ON "jobs" ("latitude", "longitude") WHERE "status" = 'active';

-- The other orders of the list
DROP INDEX "jobs_active_start";
CREATE INDEX "jobs_active_start" ON "jobs" ("starts_at", "id") WHERE "status" = 'active';
CREATE INDEX "jobs_active_rate" ON "jobs" ("hourly_rate" DESC, "id" DESC) WHERE "status" = 'active';

-- Looking for a posting that would be doubled
CREATE INDEX "jobs_clinic_start" ON "jobs" ("clinic_id", "starts_at");
