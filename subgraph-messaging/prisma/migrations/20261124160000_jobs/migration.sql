-- CreateTable
CREATE TABLE "jobs" (
    "id" INTEGER NOT NULL,
    "clinic_id" INTEGER NOT NULL,
    "is_public" BOOLEAN NOT NULL,
    "invited_ids" INTEGER[] NOT NULL,

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);
