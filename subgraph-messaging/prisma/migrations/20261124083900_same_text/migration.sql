-- AlterTable
ALTER TABLE "messages" ADD COLUMN "unanswered_text" UUID;

-- By hand from here on: what Prisma's schema cannot say.

CREATE INDEX "messages_unanswered_texts" ON "messages"("sender_id", "unanswered_text", "created_at")
WHERE "unanswered_text" IS NOT NULL;
