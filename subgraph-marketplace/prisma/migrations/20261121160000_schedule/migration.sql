-- CreateTable
CREATE TABLE "schedule_slots" (
    "id" SERIAL NOT NULL,
    "person_id" INTEGER NOT NULL,
    "date" TEXT NOT NULL,
    "start_time" TEXT NOT NULL,
    "end_time" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "is_available" BOOLEAN NOT NULL DEFAULT true,
    "is_recurring" BOOLEAN NOT NULL DEFAULT false,
    "recurring_pattern" TEXT,
    "excluded_dates" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "materialised_until" TEXT NOT NULL,
    "ends_on" TEXT NOT NULL,
    "notes" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "schedule_slots_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "schedule_occurrences" (
    "slot_id" INTEGER NOT NULL,
    "date" TEXT NOT NULL,
    "person_id" INTEGER NOT NULL,
    "is_available" BOOLEAN NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "zone_data_version" TEXT NOT NULL,

    CONSTRAINT "schedule_occurrences_pkey" PRIMARY KEY ("slot_id","date")
);

-- CreateTable
CREATE TABLE "calendar_feeds" (
    "person_id" INTEGER NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "locale" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("person_id")
);

-- AlterTable
ALTER TABLE "people" ADD COLUMN "time_zone" TEXT;

-- CreateIndex
CREATE INDEX "schedule_slots_person_id_idx" ON "schedule_slots"("person_id");

-- CreateIndex
CREATE INDEX "schedule_occurrences_person_id_date_idx" ON "schedule_occurrences"("person_id", "date");

-- CreateIndex
CREATE UNIQUE INDEX "calendar_feeds_token_hash" ON "calendar_feeds"("token_hash");

-- AddForeignKey
ALTER TABLE "schedule_occurrences" ADD CONSTRAINT "schedule_occurrences_slot_id_fkey" FOREIGN KEY ("slot_id") REFERENCES "schedule_slots"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Everything below is beyond what the Prisma schema can say.

ALTER TABLE "schedule_slots"
    ADD CONSTRAINT "schedule_slots_dates" CHECK ("date" ~ '^\d{4}-\d{2}-\d{2}$' AND "ends_on" >= "date"),
    ADD CONSTRAINT "schedule_slots_times" CHECK ("start_time" ~ '^\d{2}:\d{2}$' AND "end_time" ~ '^\d{2}:\d{2}$' AND "start_time" <> "end_time"),
    ADD CONSTRAINT "schedule_slots_pattern" CHECK ("is_recurring" = ("recurring_pattern" IS NOT NULL));

ALTER TABLE "schedule_occurrences"
    ADD CONSTRAINT "schedule_occurrences_span" CHECK ("ends_at" > "starts_at");

-- Nobody is in two slots at once, whatever their kind, and back to back is allowed
ALTER TABLE "schedule_occurrences" ADD CONSTRAINT "schedule_no_overlap_per_person"
    EXCLUDE USING gist ("person_id" WITH =, tstzrange("starts_at", "ends_at", '[)') WITH &&);

-- What other zone data computed, and series that the horizon has not reached the end of
CREATE INDEX "schedule_occurrences_version" ON "schedule_occurrences" ("zone_data_version", "starts_at");
CREATE INDEX "schedule_slots_unfinished" ON "schedule_slots" ("materialised_until") WHERE "materialised_until" < "ends_on";
