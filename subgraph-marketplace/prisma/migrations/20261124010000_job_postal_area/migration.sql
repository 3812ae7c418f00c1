-- A shift in the clinic's own city lies where the clinic's postal code does; null where the city says it.
ALTER TABLE "jobs" ADD COLUMN "postal_area" TEXT;

-- The coordinates are filled by the service when it starts.
UPDATE "jobs" SET "postal_area" = p."postal_area", "latitude" = NULL, "longitude" = NULL
FROM "people" p
WHERE p."id" = "jobs"."clinic_id" AND p."province" = "jobs"."province"
  AND lower(p."city") = lower("jobs"."city")
  AND p."postal_area" IS NOT NULL AND substr(p."postal_area", 2, 1) <> '0';

CREATE INDEX "jobs_active_area" ON "jobs" ("postal_area", "created_at" DESC, "id" DESC)
  WHERE "status" = 'active' AND "postal_area" IS NOT NULL;
