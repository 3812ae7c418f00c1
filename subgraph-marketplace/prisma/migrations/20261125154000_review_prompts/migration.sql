ALTER TABLE "bookings" ADD COLUMN "review_asked_at" TIMESTAMPTZ(3);

CREATE INDEX "bookings_review_to_ask" ON "bookings" ("ends_at")
    WHERE "review_asked_at" IS NULL AND "status" IN ('completed', 'approved', 'invoiced', 'paid');

-- The order of the best rated, as people-conditions.queries.ts computes it
CREATE INDEX "people_rating_order" ON "people" (
    (round((avg_rating * total_reviews + 21.5) * 1000 / (total_reviews + 5))::int) DESC, "created_at" DESC, "id" DESC
) WHERE "is_active" AND "role" IN ('hygienist', 'assistant');

CREATE INDEX "reviews_held" ON "reviews" ("visible_at" DESC, "id" DESC) WHERE NOT "is_public";
