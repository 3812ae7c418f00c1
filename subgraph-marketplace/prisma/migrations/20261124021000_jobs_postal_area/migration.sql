-- A shift stands in the middle of the postal area of its address
ALTER TABLE "jobs" ADD COLUMN "postal_area" TEXT;

-- Everything below is beyond what the Prisma schema can say.

ALTER TABLE "jobs" ADD CONSTRAINT "jobs_postal_area_format" CHECK ("postal_area" ~ '^[A-Z][0-9][A-Z]$');

-- The nearest are read area by area, and city by city where no area is known
CREATE INDEX "jobs_active_postal_area" ON "jobs" ("postal_area", "created_at" DESC, "id" DESC) WHERE "status" = 'active' AND "postal_area" IS NOT NULL;
CREATE INDEX "jobs_active_city_alone" ON "jobs" ("province", "city_key", "created_at" DESC, "id" DESC) WHERE "status" = 'active' AND "postal_area" IS NULL;

-- Coming shifts in the city of their clinic: the service reckons their places when it starts
UPDATE "jobs" j SET "postal_area" = p."postal_area", "latitude" = NULL, "longitude" = NULL
FROM "people" p WHERE p."id" = j."clinic_id" AND p."postal_area" ~ '^[A-Z][0-9][A-Z]$'
    AND p."province" = j."province" AND lower(p."city") = lower(j."city")
    AND j."status" IN ('draft', 'invited', 'active', 'booked') AND j."starts_at" > now();
