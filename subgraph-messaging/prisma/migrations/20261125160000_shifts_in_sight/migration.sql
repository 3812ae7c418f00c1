-- A booked shift is named by its clinic and by those who dealt with it.
ALTER TABLE "jobs" ADD COLUMN "party_ids" INTEGER[] NOT NULL DEFAULT '{}';
ALTER TABLE "jobs" ADD COLUMN "booking_id" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "jobs" ADD COLUMN "booking_revision" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "jobs" ADD COLUMN "is_booked" BOOLEAN NOT NULL DEFAULT false;
