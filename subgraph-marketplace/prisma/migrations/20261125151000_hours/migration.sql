-- AlterTable
ALTER TABLE "timesheets" ADD COLUMN     "reminded_at" TIMESTAMPTZ(3);

-- Hand-written constraints
-- The clock sends the planned hours, a ruling sets hours.
ALTER TABLE "timesheets"
    DROP CONSTRAINT "timesheets_by_known",
    ADD CONSTRAINT "timesheets_by_known" CHECK ("by" IN ('temp', 'clinic', 'clock', 'admin'));
CREATE INDEX "timesheets_waiting" ON "timesheets" ("created_at") WHERE "status" = 'submitted';
CREATE INDEX "bookings_without_hours" ON "bookings" ("ends_at") WHERE "status" IN ('booked', 'confirmed', 'checked_in');
