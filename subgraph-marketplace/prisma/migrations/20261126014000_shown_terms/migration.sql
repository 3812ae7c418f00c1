-- How each shown candidate fitted by term, to learn weights from bookings
ALTER TABLE "candidate_showings" ADD COLUMN "terms" JSONB;
