-- CreateTable
CREATE TABLE "blocks" (
    "blocker_id" INTEGER NOT NULL,
    "blocked_id" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "is_active" BOOLEAN NOT NULL,

    CONSTRAINT "blocks_pkey" PRIMARY KEY ("blocker_id","blocked_id")
);

-- CreateTable
CREATE TABLE "favourites" (
    "owner_id" INTEGER NOT NULL,
    "person_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "favourites_pkey" PRIMARY KEY ("owner_id","person_id")
);

-- CreateTable
CREATE TABLE "hiring_interests" (
    "id" SERIAL NOT NULL,
    "clinic_id" INTEGER NOT NULL,
    "professional_id" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'interested',
    "notes" TEXT,
    "contacted_at" TIMESTAMPTZ(3),
    "hired_at" TIMESTAMPTZ(3),
    "commission_amount" DECIMAL(10,2),
    "commission_paid" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "hiring_interests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "blocks_blocked_id_idx" ON "blocks"("blocked_id");

-- CreateIndex
CREATE INDEX "favourites_person_id_idx" ON "favourites"("person_id");

-- CreateIndex
CREATE UNIQUE INDEX "hiring_interests_one_per_pair" ON "hiring_interests"("clinic_id", "professional_id");

-- CreateIndex
CREATE INDEX "hiring_interests_clinic_id_created_at_id_idx" ON "hiring_interests"("clinic_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "hiring_interests_professional_id_created_at_id_idx" ON "hiring_interests"("professional_id", "created_at" DESC, "id" DESC);

-- Everything below is beyond what the Prisma schema can say.

ALTER TABLE "favourites" ADD CONSTRAINT "favourites_of_others" CHECK ("owner_id" <> "person_id");

-- Nobody pays a commission
ALTER TABLE "hiring_interests"
    ADD CONSTRAINT "hiring_interests_status_known" CHECK ("status" IN ('interested', 'contacted', 'hired', 'withdrawn')),
    ADD CONSTRAINT "hiring_interests_of_others" CHECK ("clinic_id" <> "professional_id"),
    ADD CONSTRAINT "hiring_interests_instants" CHECK ("hired_at" IS NULL OR "contacted_at" IS NOT NULL),
    ADD CONSTRAINT "hiring_interests_no_commission" CHECK ("commission_amount" IS NULL AND NOT "commission_paid");
