-- AlterTable
ALTER TABLE "notifications" ADD COLUMN "topic" TEXT,
ADD COLUMN "topic_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "mail_messages" ADD COLUMN "topic" TEXT,
ADD COLUMN "topic_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "notifications_recipient_id_topic_idx" ON "notifications"("recipient_id", "topic");

-- CreateIndex
CREATE INDEX "mail_messages_recipient_topic_idx" ON "mail_messages"("recipient", "topic");
