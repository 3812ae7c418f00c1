-- AlterTable
ALTER TABLE "users" ADD COLUMN     "profile_version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "office_packs" (
    "clinic_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "software" TEXT,
    "instruments" TEXT,
    "minutes_per_patient" INTEGER,
    "parking" TEXT,
    "scrubs" TEXT,
    "radiographs" TEXT,
    "orientation" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "photos" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "office_packs_pkey" PRIMARY KEY ("clinic_id")
);

-- AddForeignKey
ALTER TABLE "office_packs" ADD CONSTRAINT "office_packs_clinic_id_fkey" FOREIGN KEY ("clinic_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand from here on: what Prisma's schema cannot say.

ALTER TABLE "users"
  ADD CONSTRAINT "users_profile_version_positive" CHECK ("profile_version" > 0);

ALTER TABLE "office_packs"
  ADD CONSTRAINT "office_packs_version_positive" CHECK ("version" > 0),
  ADD CONSTRAINT "office_packs_minutes_range" CHECK ("minutes_per_patient" BETWEEN 10 AND 240);
