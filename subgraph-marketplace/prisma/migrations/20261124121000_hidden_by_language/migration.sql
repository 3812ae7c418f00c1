-- AlterTable
ALTER TABLE "recommendation_runs" ADD COLUMN "hidden_by_language" INTEGER NOT NULL DEFAULT 0;
