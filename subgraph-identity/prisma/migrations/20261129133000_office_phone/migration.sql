-- The phone of the main office, for the people it booked
ALTER TABLE "office_packs" ADD COLUMN "phone" TEXT;
