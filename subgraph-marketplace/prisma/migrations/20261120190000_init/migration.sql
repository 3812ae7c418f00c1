CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateTable
CREATE TABLE "jobs" (
    "id" SERIAL NOT NULL,
    "clinic_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "role" TEXT NOT NULL,
    "province" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "city_key" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "start_time" TEXT NOT NULL,
    "end_time" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "zone_data_version" TEXT NOT NULL,
    "duration_minutes" INTEGER NOT NULL,
    "is_evening" BOOLEAN NOT NULL,
    "hourly_rate" DECIMAL(6,2) NOT NULL,
    "is_urgent" BOOLEAN NOT NULL DEFAULT false,
    "is_recurring" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL DEFAULT 'active',
    "preferred_working_style" TEXT,
    "clinic_vibe" TEXT,
    "patient_types" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "specialty_focus" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "required_languages" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "team_environment" TEXT,
    "work_pace" TEXT,
    "ideal_personality" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "applications" (
    "id" SERIAL NOT NULL,
    "job_id" INTEGER NOT NULL,
    "applicant_id" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "message" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bookings" (
    "id" SERIAL NOT NULL,
    "job_id" INTEGER NOT NULL,
    "application_id" INTEGER,
    "clinic_id" INTEGER NOT NULL,
    "professional_id" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'booked',
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "padded_until" TIMESTAMPTZ(3) NOT NULL,
    "time_zone" TEXT NOT NULL,
    "hourly_rate" DECIMAL(6,2) NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bookings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "people" (
    "id" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "role" TEXT,
    "is_admin" BOOLEAN NOT NULL DEFAULT false,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "is_verified" BOOLEAN NOT NULL DEFAULT false,
    "province" TEXT,
    "city" TEXT,
    "education_tier" TEXT,
    "years_experience" TEXT,
    "is_new_grad" BOOLEAN NOT NULL DEFAULT false,
    "working_style" TEXT,
    "specialty_focus" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "languages_spoken" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "search_text" TEXT NOT NULL DEFAULT '',
    "subscription_tier" TEXT,
    "subscription_status" TEXT NOT NULL DEFAULT 'free',
    "subscription_ends_at" TIMESTAMPTZ(3),
    "licences" JSONB NOT NULL DEFAULT '[]',
    "avg_rating" DECIMAL(3,2) NOT NULL DEFAULT 0,
    "total_reviews" INTEGER NOT NULL DEFAULT 0,
    "is_on_call" BOOLEAN NOT NULL DEFAULT false,
    "emergency_radius" INTEGER NOT NULL DEFAULT 25,
    "emergency_available" BOOLEAN NOT NULL DEFAULT false,
    "response_time" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "people_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_events" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbox_events" (
    "event_id" UUID NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inbox_events_pkey" PRIMARY KEY ("event_id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "viewer_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "body_hash" TEXT NOT NULL,
    "result" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("viewer_id","key")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "jobs_clinic_id_created_at_id_idx" ON "jobs"("clinic_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "applications_job_id_created_at_id_idx" ON "applications"("job_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "applications_applicant_id_created_at_id_idx" ON "applications"("applicant_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "applications_one_per_person" ON "applications"("job_id", "applicant_id");

-- CreateIndex
CREATE INDEX "bookings_job_id_idx" ON "bookings"("job_id");

-- CreateIndex
CREATE INDEX "bookings_application_id_idx" ON "bookings"("application_id");

-- CreateIndex
CREATE INDEX "bookings_clinic_id_created_at_id_idx" ON "bookings"("clinic_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "bookings_professional_id_created_at_id_idx" ON "bookings"("professional_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "people_created_at_id_idx" ON "people"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "people_search_text_idx" ON "people" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "outbox_events_published_at_created_at_idx" ON "outbox_events"("published_at", "created_at");

-- CreateIndex
CREATE INDEX "inbox_events_received_at_idx" ON "inbox_events"("received_at");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Everything below is beyond what the Prisma schema can say.

-- Closed sets, figures and clocks
ALTER TABLE "jobs"
    ADD CONSTRAINT "jobs_role_known" CHECK ("role" IN ('hygienist', 'assistant')),
    ADD CONSTRAINT "jobs_status_known" CHECK ("status" IN ('draft', 'invited', 'active', 'booked', 'closed', 'expired')),
    ADD CONSTRAINT "jobs_rate_range" CHECK ("hourly_rate" BETWEEN 15 AND 500),
    ADD CONSTRAINT "jobs_duration_range" CHECK ("duration_minutes" BETWEEN 1 AND 720),
    ADD CONSTRAINT "jobs_ends_after_start" CHECK ("ends_at" > "starts_at"),
    ADD CONSTRAINT "jobs_date_format" CHECK ("date" ~ '^\d{4}-\d{2}-\d{2}$'),
    ADD CONSTRAINT "jobs_times_format" CHECK ("start_time" ~ '^\d{2}:\d{2}$' AND "end_time" ~ '^\d{2}:\d{2}$');

ALTER TABLE "applications"
    ADD CONSTRAINT "applications_status_known" CHECK ("status" IN ('pending', 'countered', 'accepted', 'declined', 'withdrawn', 'expired')),
    ADD CONSTRAINT "applications_revision_positive" CHECK ("revision" > 0);

ALTER TABLE "bookings"
    ADD CONSTRAINT "bookings_status_known" CHECK ("status" IN ('booked', 'confirmed', 'checked_in', 'completed', 'approved', 'invoiced', 'paid', 'cancelled_by_temp', 'cancelled_by_clinic', 'no_show', 'disputed', 'released')),
    ADD CONSTRAINT "bookings_revision_positive" CHECK ("revision" > 0),
    ADD CONSTRAINT "bookings_rate_range" CHECK ("hourly_rate" BETWEEN 15 AND 500),
    ADD CONSTRAINT "bookings_ends_after_start" CHECK ("ends_at" > "starts_at"),
    ADD CONSTRAINT "bookings_padding" CHECK ("padded_until" - "ends_at" = INTERVAL '15 minutes');

ALTER TABLE "people"
    ADD CONSTRAINT "people_role_known" CHECK ("role" IN ('hygienist', 'assistant', 'clinic')),
    ADD CONSTRAINT "people_rating_range" CHECK ("avg_rating" BETWEEN 0 AND 5),
    ADD CONSTRAINT "people_counts_not_negative" CHECK ("total_reviews" >= 0 AND "revision" >= 0 AND "emergency_radius" >= 0);

-- At most one live booking per shift
CREATE UNIQUE INDEX "bookings_one_live_per_job" ON "bookings" ("job_id")
    WHERE "status" IN ('booked', 'confirmed', 'checked_in', 'completed', 'approved', 'invoiced', 'paid', 'disputed');

-- Nobody is at two shifts at once, back to back is allowed
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_no_overlap_per_person"
    EXCLUDE USING gist ("professional_id" WITH =, tstzrange("starts_at", "ends_at", '[)') WITH &&)
    WHERE ("status" IN ('booked', 'confirmed', 'checked_in', 'completed', 'approved', 'invoiced', 'paid', 'disputed'));

-- Between different clinics the travel buffer counts too. It is stored, as an expression would not be immutable
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_travel_buffer_per_person"
    EXCLUDE USING gist ("professional_id" WITH =, "clinic_id" WITH <>, tstzrange("starts_at", "padded_until", '[)') WITH &&)
    WHERE ("status" IN ('booked', 'confirmed', 'checked_in', 'completed', 'approved', 'invoiced', 'paid', 'disputed'));

-- The public list, newest first, alone and under each of its filters
CREATE INDEX "jobs_active_newest" ON "jobs" ("created_at" DESC, "id" DESC) WHERE "status" = 'active';
CREATE INDEX "jobs_active_province" ON "jobs" ("province", "created_at" DESC, "id" DESC) WHERE "status" = 'active';
CREATE INDEX "jobs_active_role" ON "jobs" ("role", "created_at" DESC, "id" DESC) WHERE "status" = 'active';
CREATE INDEX "jobs_active_role_province" ON "jobs" ("role", "province", "created_at" DESC, "id" DESC) WHERE "status" = 'active';
CREATE INDEX "jobs_active_city" ON "jobs" ("city_key", "created_at" DESC, "id" DESC) WHERE "status" = 'active';
CREATE INDEX "jobs_active_evening" ON "jobs" ("created_at" DESC, "id" DESC) WHERE "status" = 'active' AND "is_evening";
CREATE INDEX "jobs_active_length" ON "jobs" (("duration_minutes" >= 360), "created_at" DESC, "id" DESC) WHERE "status" = 'active';
CREATE INDEX "jobs_active_clinic" ON "jobs" ("clinic_id", "created_at" DESC, "id" DESC) WHERE "status" = 'active';
CREATE INDEX "jobs_active_start" ON "jobs" ("starts_at") WHERE "status" = 'active';

-- Counting and closing what waits for an answer
CREATE INDEX "applications_pending_job" ON "applications" ("job_id") WHERE "status" = 'pending';
CREATE INDEX "applications_pending_applicant" ON "applications" ("applicant_id") WHERE "status" = 'pending';

-- Searching professionals
CREATE INDEX "people_searchable" ON "people" ("role", "created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant');
CREATE INDEX "people_searchable_province" ON "people" ("province", "created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant');
