-- CreateTable
CREATE TABLE "consents" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "purpose" TEXT NOT NULL,
    "text_version" TEXT NOT NULL,
    "text_hash" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "is_given" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "data_exports" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'collecting',
    "parts" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "file_key" TEXT,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "ready_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "data_exports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "erasures" (
    "user_id" INTEGER NOT NULL,
    "sealed_email" TEXT,
    "parts" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "file_keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "erasures_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "consents_user_id_purpose_id_idx" ON "consents"("user_id", "purpose", "id");

-- CreateIndex
CREATE INDEX "data_exports_user_id_id_idx" ON "data_exports"("user_id", "id");

-- By hand from here on: what Prisma's schema cannot say.

ALTER TABLE "consents"
  ADD CONSTRAINT "consents_purpose_known" CHECK ("purpose" IN ('terms', 'privacy', 'marketing_email'));

ALTER TABLE "data_exports"
  ADD CONSTRAINT "data_exports_status_known" CHECK ("status" IN ('collecting', 'ready', 'expired')),
  ADD CONSTRAINT "data_exports_ready_has_file"
    CHECK ("status" <> 'ready' OR ("file_key" IS NOT NULL AND "expires_at" IS NOT NULL));

CREATE UNIQUE INDEX "data_exports_one_at_a_time" ON "data_exports" ("user_id")
  WHERE "status" = 'collecting';

CREATE INDEX "erasures_unfinished" ON "erasures" ("requested_at") WHERE "finished_at" IS NULL;
