-- Read newest first by their conversation.
ALTER TABLE "message_attachments" ADD COLUMN "conversation_id" INTEGER;
UPDATE "message_attachments" a SET "conversation_id" = m."conversation_id"
  FROM "messages" m WHERE m."id" = a."message_id";

CREATE INDEX "message_attachments_conversation_id_id_idx"
  ON "message_attachments"("conversation_id", "id" DESC);
