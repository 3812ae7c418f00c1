-- The guide of a further office, and the office of a template
ALTER TABLE "clinic_locations"
  ADD COLUMN "floor" TEXT,
  ADD COLUMN "software" TEXT,
  ADD COLUMN "instruments" TEXT,
  ADD COLUMN "minutes_per_patient" INTEGER,
  ADD COLUMN "scrubs" TEXT,
  ADD COLUMN "radiographs" TEXT,
  ADD COLUMN "orientation" TEXT[] DEFAULT ARRAY[]::TEXT[];

ALTER TABLE "job_templates" ADD COLUMN "location_id" INTEGER;
ALTER TABLE "job_templates" ADD CONSTRAINT "job_templates_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "clinic_locations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "job_templates_location_id_idx" ON "job_templates"("location_id");
