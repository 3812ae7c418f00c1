-- Name and address of a closed account, until the invoice of the booking prints them
ALTER TABLE "bookings" ADD COLUMN "kept_parties" JSONB;
