-- CreateEnum
CREATE TYPE "upload_kind" AS ENUM ('photo', 'document');

-- CreateTable
CREATE TABLE "uploads" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "kind" "upload_kind" NOT NULL,
    "key" TEXT NOT NULL,
    "media_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attached_at" TIMESTAMPTZ(3),

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "uploads_key_key" ON "uploads"("key");

-- CreateIndex
CREATE INDEX "uploads_owner_id_idx" ON "uploads"("owner_id");

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand from here on: what Prisma's schema cannot say.

ALTER TABLE "uploads"
  ADD CONSTRAINT "uploads_key_form" CHECK ("key" ~ '^(photos|documents)/[0-9a-f]{32}$'),
  ADD CONSTRAINT "uploads_size_positive" CHECK ("size" > 0),
  ADD CONSTRAINT "uploads_digest" CHECK ("sha256" ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "uploads_used_since" CHECK ("uses" >= 0 AND ("uses" = 0) = ("attached_at" IS NULL));

-- What the hourly collection looks for.
CREATE INDEX "uploads_unused" ON "uploads"("created_at") WHERE "uses" = 0;
