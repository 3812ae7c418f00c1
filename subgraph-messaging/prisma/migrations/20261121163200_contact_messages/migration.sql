-- CreateTable
CREATE TABLE "contact_messages" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "user_type" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'new',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "contact_messages_status_id_idx" ON "contact_messages"("status", "id");

-- CreateIndex
CREATE INDEX "contact_messages_user_id_idx" ON "contact_messages"("user_id");

-- By hand from here on: what Prisma's schema cannot say.

ALTER TABLE "contact_messages"
  ADD CONSTRAINT "contact_messages_user_type_known"
    CHECK ("user_type" IN ('hygienist', 'assistant', 'clinic', 'other')),
  ADD CONSTRAINT "contact_messages_said_something" CHECK ("message" <> '' AND "subject" <> '');
