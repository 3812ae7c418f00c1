-- Feedback about the platform, its answer, and what the roadmap shows of it. Anonymous feedback
-- has no user id and keeps its day only, so that it cannot be matched with a session.
CREATE TABLE "platform_feedback" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER,
    "tooth_rating" INTEGER NOT NULL,
    "category" TEXT NOT NULL,
    "title" TEXT,
    "feedback" TEXT NOT NULL,
    "suggestions" TEXT,
    "is_anonymous" BOOLEAN NOT NULL DEFAULT false,
    "is_feature_request" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL DEFAULT 'new',
    "priority" TEXT NOT NULL DEFAULT 'medium',
    "admin_response" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "roadmap_stage" TEXT,
    "roadmap_title_en" TEXT,
    "roadmap_title_fr" TEXT,
    "roadmap_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "platform_feedback_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "platform_feedback_user_id_id_idx" ON "platform_feedback"("user_id", "id" DESC);

-- CreateIndex
CREATE INDEX "platform_feedback_created_at_idx" ON "platform_feedback"("created_at");

-- CreateIndex
CREATE INDEX "platform_feedback_roadmap_stage_roadmap_at_idx" ON "platform_feedback"("roadmap_stage", "roadmap_at" DESC);

-- By hand from here on: what Prisma's schema cannot say.

ALTER TABLE "platform_feedback"
  ADD CONSTRAINT "platform_feedback_teeth" CHECK ("tooth_rating" BETWEEN 1 AND 5),
  ADD CONSTRAINT "platform_feedback_anonymous_has_no_user"
    CHECK (NOT "is_anonymous" OR "user_id" IS NULL),
  ADD CONSTRAINT "platform_feedback_status_known"
    CHECK ("status" IN ('new', 'in_review', 'answered', 'closed')),
  ADD CONSTRAINT "platform_feedback_priority_known" CHECK ("priority" IN ('low', 'medium', 'high')),
  ADD CONSTRAINT "platform_feedback_roadmap_whole"
    CHECK (num_nulls("roadmap_stage", "roadmap_title_en", "roadmap_title_fr", "roadmap_at") IN (0, 4));
