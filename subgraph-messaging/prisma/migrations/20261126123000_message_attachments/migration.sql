CREATE TABLE "message_attachments" (
    "id" SERIAL NOT NULL,
    "message_id" INTEGER NOT NULL,
    "sender_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "media_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "file_name" TEXT,

    CONSTRAINT "message_attachments_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "message_attachments_message_id_key_key" ON "message_attachments"("message_id", "key");

CREATE INDEX "message_attachments_sender_id_idx" ON "message_attachments"("sender_id");

ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message_id_fkey"
  FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A message may consist of files alone.
ALTER TABLE "messages" DROP CONSTRAINT "messages_content_length";
ALTER TABLE "messages" ADD CONSTRAINT "messages_content_length" CHECK (char_length("content") <= 4000);
