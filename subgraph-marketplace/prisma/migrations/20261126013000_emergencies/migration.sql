-- Emergency requests: who was asked in which wave, who answered, and the hours on call of professionals.
ALTER TABLE "people" ADD COLUMN "on_call_hours" JSONB NOT NULL DEFAULT '[]';

CREATE TABLE "emergency_requests" (
    "id" SERIAL NOT NULL,
    "clinic_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "urgency_level" TEXT NOT NULL,
    "max_radius" INTEGER NOT NULL DEFAULT 50,
    "is_assigned_for_me" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL DEFAULT 'active',
    "assigned_to" INTEGER,
    "wave" INTEGER NOT NULL DEFAULT 0,
    "next_wave_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "emergency_requests_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "emergency_offers" (
    "emergency_request_id" INTEGER NOT NULL,
    "professional_id" INTEGER NOT NULL,
    "wave" INTEGER NOT NULL,
    "km" DOUBLE PRECISION,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "emergency_offers_pkey" PRIMARY KEY ("emergency_request_id","professional_id")
);

CREATE TABLE "emergency_responses" (
    "id" SERIAL NOT NULL,
    "emergency_request_id" INTEGER NOT NULL,
    "professional_id" INTEGER NOT NULL,
    "response_time" INTEGER NOT NULL,
    "message" TEXT,
    "estimated_arrival" TIMESTAMPTZ(3) NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "emergency_responses_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "emergency_requests_one_per_job" ON "emergency_requests"("job_id");
CREATE INDEX "emergency_requests_clinic_id_created_at_id_idx" ON "emergency_requests"("clinic_id", "created_at" DESC, "id" DESC);
CREATE INDEX "emergency_offers_professional_id_emergency_request_id_idx" ON "emergency_offers"("professional_id", "emergency_request_id" DESC);
CREATE UNIQUE INDEX "emergency_responses_one_per_person" ON "emergency_responses"("emergency_request_id", "professional_id");
CREATE INDEX "emergency_responses_professional_id_idx" ON "emergency_responses"("professional_id");

ALTER TABLE "emergency_requests" ADD CONSTRAINT "emergency_requests_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "emergency_offers" ADD CONSTRAINT "emergency_offers_emergency_request_id_fkey" FOREIGN KEY ("emergency_request_id") REFERENCES "emergency_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "emergency_responses" ADD CONSTRAINT "emergency_responses_emergency_request_id_fkey" FOREIGN KEY ("emergency_request_id") REFERENCES "emergency_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "emergency_requests" ADD CONSTRAINT "emergency_requests_status" CHECK ("status" IN ('active', 'filled', 'cancelled', 'expired'));
ALTER TABLE "emergency_requests" ADD CONSTRAINT "emergency_requests_wave" CHECK ("wave" BETWEEN 0 AND 3);
ALTER TABLE "emergency_responses" ADD CONSTRAINT "emergency_responses_status" CHECK ("status" IN ('pending', 'assigned', 'not_chosen'));
-- At most one assignment of a request.
CREATE UNIQUE INDEX "emergency_responses_one_assigned" ON "emergency_responses"("emergency_request_id") WHERE "status" = 'assigned';
-- What the clock looks for every minute.
CREATE INDEX "emergency_requests_active" ON "emergency_requests"("next_wave_at") WHERE "status" = 'active';
-- Whom a first wave asks among all professionals.
CREATE INDEX "people_on_call" ON "people"("role") WHERE "is_on_call" AND "is_active";
