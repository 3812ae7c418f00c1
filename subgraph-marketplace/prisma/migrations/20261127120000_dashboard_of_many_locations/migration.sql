-- The dashboard: bookings of a clinic that wait, and its favourites newest first.

-- CreateIndex
CREATE INDEX "favourites_owner_id_created_at_person_id_idx" ON "favourites"("owner_id", "created_at" DESC, "person_id" DESC);

-- Not expressible in Prisma's schema: a partial index.
CREATE INDEX "bookings_clinic_waiting" ON "bookings" ("clinic_id", "status", "starts_at")
  WHERE "status" IN ('booked', 'completed');
