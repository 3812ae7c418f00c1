-- CreateTable
CREATE TABLE "blocks" (
    "blocker_id" INTEGER NOT NULL,
    "blocked_id" INTEGER NOT NULL,
    "revision" SERIAL NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "blocks_pkey" PRIMARY KEY ("blocker_id","blocked_id")
);

-- CreateIndex
CREATE INDEX "blocks_blocked_id_idx" ON "blocks"("blocked_id");

-- By hand from here on: what Prisma's schema cannot say.

ALTER TABLE "blocks" ADD CONSTRAINT "blocks_of_others" CHECK ("blocker_id" <> "blocked_id");
