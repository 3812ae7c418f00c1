-- How often a category is mailed, digests, and unread messages that were announced.
ALTER TABLE "notification_preferences" ADD COLUMN "rhythm" TEXT,
    ADD COLUMN "time_zone" TEXT,
    ADD CONSTRAINT "notification_preferences_rhythm" CHECK ("rhythm" IN ('immediate', 'daily', 'weekly')),
    ADD CONSTRAINT "notification_preferences_zone_of_rhythm" CHECK ("rhythm" IS NULL OR ("channel" = 'email' AND "time_zone" IS NOT NULL));

ALTER TABLE "mail_messages" ADD COLUMN "digest_id" UUID,
    DROP CONSTRAINT "mail_messages_state",
    ADD CONSTRAINT "mail_messages_state" CHECK ("state" IN ('queued', 'sending', 'collected', 'sent', 'held_back', 'given_up')),
    DROP CONSTRAINT "mail_messages_done_when_over",
    ADD CONSTRAINT "mail_messages_done_when_over" CHECK (("state" IN ('queued', 'sending', 'collected')) = ("done_at" IS NULL)),
    ADD CONSTRAINT "mail_messages_collected_for_a_digest" CHECK ("state" <> 'collected' OR "digest_id" IS NOT NULL),
    ADD CONSTRAINT "mail_messages_digest_id_fkey" FOREIGN KEY ("digest_id") REFERENCES "mail_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE INDEX "mail_messages_digest_id_idx" ON "mail_messages"("digest_id");

ALTER TABLE "participants" ADD COLUMN "mailed_seq" INTEGER NOT NULL DEFAULT 0;

-- What was unread before is not announced.
UPDATE "participants" SET "mailed_seq" = c."last_seq" FROM "conversations" c WHERE c."id" = "conversation_id";

CREATE INDEX "conversations_updated_at_idx" ON "conversations"("updated_at");
