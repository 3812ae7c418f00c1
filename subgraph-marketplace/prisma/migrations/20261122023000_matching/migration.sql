-- AlterTable
ALTER TABLE "people" ADD COLUMN "personality_type" TEXT,
ADD COLUMN "work_pace" TEXT,
ADD COLUMN "clinic_vibe" TEXT,
ADD COLUMN "team_collaboration" TEXT,
ADD COLUMN "patient_types" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN "availability" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN "travel_distance" INTEGER,
ADD COLUMN "postal_area" TEXT,
ADD COLUMN "latitude" DOUBLE PRECISION,
ADD COLUMN "longitude" DOUBLE PRECISION;

-- CreateTable
CREATE TABLE "recommendations" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "score" DECIMAL(4,3) NOT NULL,
    "factors" JSONB NOT NULL,
    "version" TEXT NOT NULL,
    "is_viewed" BOOLEAN NOT NULL DEFAULT false,
    "dismissed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recommendations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recommendation_runs" (
    "person_id" INTEGER NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recommendation_runs_pkey" PRIMARY KEY ("person_id")
);

-- CreateTable
CREATE TABLE "matching_weights" (
    "person_id" INTEGER NOT NULL,
    "weights" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "matching_weights_pkey" PRIMARY KEY ("person_id")
);

-- CreateTable
CREATE TABLE "human_review_requests" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "job_id" INTEGER,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "answer" TEXT,
    "answered_by" INTEGER,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "human_review_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "recommendations_one_per_shift" ON "recommendations"("user_id", "job_id");

-- CreateIndex
CREATE INDEX "recommendations_user_id_score_id_idx" ON "recommendations"("user_id", "score" DESC, "id");

-- CreateIndex
CREATE INDEX "recommendations_job_id_idx" ON "recommendations"("job_id");

-- CreateIndex
CREATE INDEX "recommendation_runs_made_at_idx" ON "recommendation_runs"("made_at");

-- CreateIndex
CREATE INDEX "human_review_requests_user_id_idx" ON "human_review_requests"("user_id");

-- AddForeignKey
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Everything below is beyond what the Prisma schema can say.

ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_score_range" CHECK ("score" BETWEEN 0 AND 1);
ALTER TABLE "matching_weights" ADD CONSTRAINT "matching_weights_object" CHECK (jsonb_typeof("weights") = 'object');
ALTER TABLE "human_review_requests" ADD CONSTRAINT "human_review_requests_answer_whole" CHECK (("answer" IS NULL) = ("answered_at" IS NULL) AND ("answer" IS NULL) = ("answered_by" IS NULL));

-- One request without an answer per person and shift, and one about nothing in particular
CREATE UNIQUE INDEX "human_review_requests_one_open" ON "human_review_requests" ("user_id", coalesce("job_id", 0)) WHERE "answered_at" IS NULL;
CREATE INDEX "human_review_requests_open" ON "human_review_requests" ("created_at", "id") WHERE "answered_at" IS NULL;
