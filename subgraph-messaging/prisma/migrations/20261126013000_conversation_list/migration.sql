-- Pins and mutes of each side, whether the two have a booking (contact details are hidden until then),
-- and the words by which each side finds its messages.

-- AlterTable
ALTER TABLE "conversations" ADD COLUMN "has_booking" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "participants" ADD COLUMN "muted_at" TIMESTAMPTZ(3),
ADD COLUMN "pinned_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "messages" ADD COLUMN "has_details" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "search_text" TEXT;

-- By hand from here on: what Prisma's schema cannot say.

UPDATE "conversations" SET "has_booking" = true
WHERE EXISTS (SELECT FROM "engagements"
  WHERE "kind" = 'booking' AND ("clinic_id", "professional_id")
    IN (("low_user_id", "high_user_id"), ("high_user_id", "low_user_id")));

-- Each word once for each side, so that a search reads the entries of its viewer only.
CREATE FUNCTION "message_words"("sender" INT, "recipient" INT, "words" TEXT) RETURNS TSVECTOR
LANGUAGE SQL IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(COALESCE(array_agg(DISTINCT side || '/' || word), '{}'))
  FROM unnest(ARRAY[sender, recipient]) AS side, unnest(string_to_array(words, ' ')) AS word
  WHERE word <> ''
$$;

-- A short list of pending entries: every search reads it whole.
CREATE INDEX "messages_words" ON "messages"
USING gin (message_words("sender_id", "recipient_id", "search_text"))
WITH (gin_pending_list_limit = 64);

-- Messages whose words are not known yet: those from before this migration.
CREATE INDEX "messages_without_words" ON "messages"("id") WHERE "search_text" IS NULL;
