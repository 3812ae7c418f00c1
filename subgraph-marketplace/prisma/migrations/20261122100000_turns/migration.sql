-- AlterTable
ALTER TABLE "recommendations" ADD COLUMN "turn" INTEGER NOT NULL DEFAULT 0;

-- DropIndex
DROP INDEX "recommendations_user_id_score_id_idx";

-- CreateTable
CREATE TABLE "candidate_showings" (
    "job_id" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "person_id" INTEGER NOT NULL,
    "shown_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "candidate_showings_pkey" PRIMARY KEY ("job_id","place")
);

-- CreateIndex
CREATE UNIQUE INDEX "candidate_showings_once" ON "candidate_showings"("job_id", "person_id");

-- CreateIndex
CREATE INDEX "candidate_showings_person_id_shown_at_place_idx" ON "candidate_showings"("person_id", "shown_at", "place");

-- AddForeignKey
ALTER TABLE "candidate_showings" ADD CONSTRAINT "candidate_showings_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Everything below is beyond what the Prisma schema can say.

ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_turn_range" CHECK ("turn" BETWEEN 0 AND 1000);
ALTER TABLE "candidate_showings" ADD CONSTRAINT "candidate_showings_place_range" CHECK ("place" BETWEEN 1 AND 10);

-- The page of somebody's recommendations, in its order
CREATE INDEX "recommendations_order" ON "recommendations" ("user_id", (("score" * 1000)::int + "turn") DESC, "id");

-- What is past its time is found by its instant
CREATE INDEX "candidate_showings_shown_at" ON "candidate_showings" ("shown_at");
