-- Among those rated alike, verified professionals come first
DROP INDEX "people_rating_order";
CREATE INDEX "people_rating_order" ON "people" (
    (round((avg_rating * total_reviews + 21.5) * 1000 / (total_reviews + 5))::int) DESC, "is_verified" DESC, "created_at" DESC, "id" DESC
) WHERE "is_active" AND "role" IN ('hygienist', 'assistant');
