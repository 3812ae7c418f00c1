-- AlterTable
ALTER TABLE "users" ADD COLUMN "browser_epoch" INTEGER NOT NULL DEFAULT 0;
