-- AlterTable: 0 is a snapshot told before snapshots had versions
ALTER TABLE "users" ADD COLUMN "snapshot_version" INTEGER NOT NULL DEFAULT 0;
