-- AlterTable
ALTER TABLE "jobs" ADD COLUMN "former_terms" JSONB NOT NULL DEFAULT '[]';
