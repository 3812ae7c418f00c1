-- Further offices of a clinic, where its shifts may be
CREATE TABLE "clinic_locations" (
    "id" SERIAL NOT NULL,
    "clinic_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "street_address" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "province" TEXT NOT NULL,
    "postal_code" TEXT NOT NULL,
    "phone" TEXT,
    "parking" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "clinic_locations_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "clinic_locations_clinic_id_id_idx" ON "clinic_locations"("clinic_id", "id");
CREATE UNIQUE INDEX "clinic_locations_one_per_name" ON "clinic_locations"("clinic_id", "name_key") WHERE "closed_at" IS NULL;

ALTER TABLE "jobs" ADD COLUMN "location_id" INTEGER;
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "clinic_locations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "jobs_location_id_starts_at_idx" ON "jobs"("location_id", "starts_at");
