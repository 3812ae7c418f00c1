-- A professional who was asked can decline
ALTER TABLE "emergency_offers" ADD COLUMN "declined_at" TIMESTAMPTZ(3);
