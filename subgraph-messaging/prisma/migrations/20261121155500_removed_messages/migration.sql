-- AlterTable
ALTER TABLE "messages" ADD COLUMN "removed_at" TIMESTAMPTZ(3);

-- By hand from here on: what Prisma's schema cannot say.

ALTER TABLE "messages"
  DROP CONSTRAINT "messages_content_length",
  ADD CONSTRAINT "messages_content_length"
    CHECK (char_length("content") BETWEEN 1 AND 4000 OR ("removed_at" IS NOT NULL AND "content" = ''));
