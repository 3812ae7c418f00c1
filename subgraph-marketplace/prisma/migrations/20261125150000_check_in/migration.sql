-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "refill_job_id" INTEGER;

-- Codes of bookings that were made before there were any
UPDATE "bookings" SET "check_in_code" = lpad(((('x' || substr(md5(gen_random_uuid()::text), 1, 8))::bit(32)::bigint) % 1000000)::text, 6, '0')
WHERE "status" IN ('booked', 'confirmed', 'cancelled_by_temp', 'cancelled_by_clinic') AND "check_in_code" IS NULL;

-- Bookings whose check-in both sides are asked for
CREATE INDEX "bookings_check_in_due" ON "bookings" ("starts_at")
WHERE "check_in_asked_at" IS NULL AND "status" IN ('booked', 'confirmed');
