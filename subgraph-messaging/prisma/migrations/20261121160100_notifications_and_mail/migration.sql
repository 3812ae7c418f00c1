-- CreateTable
CREATE TABLE "contacts" (
    "user_id" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "is_email_confirmed" BOOLEAN NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "role" TEXT,
    "locale" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL,

    CONSTRAINT "contacts_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" SERIAL NOT NULL,
    "recipient_id" INTEGER NOT NULL,
    "workflow" TEXT NOT NULL,
    "event_id" UUID NOT NULL,
    "params" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_preferences" (
    "recipient" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "is_on" BOOLEAN NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notification_preferences_pkey" PRIMARY KEY ("recipient","category","channel")
);

-- CreateTable
CREATE TABLE "unsubscribe_tokens" (
    "token_hash" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unsubscribe_tokens_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "mail_messages" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "key" TEXT NOT NULL,
    "workflow" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "user_id" INTEGER,
    "locale" TEXT,
    "params" JSONB NOT NULL,
    "sealed" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL,
    "lease_ends_at" TIMESTAMPTZ(3),
    "provider_id" TEXT,
    "outcome" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mailbox_mails" (
    "id" SERIAL NOT NULL,
    "message_id" TEXT NOT NULL,
    "user_id" INTEGER,
    "sender" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "headers" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mailbox_mails_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "notifications_recipient_id_id_idx" ON "notifications"("recipient_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "notifications_event_id_recipient_id_workflow_key" ON "notifications"("event_id", "recipient_id", "workflow");

-- CreateIndex
CREATE INDEX "unsubscribe_tokens_recipient_idx" ON "unsubscribe_tokens"("recipient");

-- CreateIndex
CREATE INDEX "unsubscribe_tokens_created_at_idx" ON "unsubscribe_tokens"("created_at");

-- CreateIndex
CREATE INDEX "mail_messages_user_id_idx" ON "mail_messages"("user_id");

-- CreateIndex
CREATE INDEX "mail_messages_created_at_idx" ON "mail_messages"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "mail_messages_key_workflow_recipient_key" ON "mail_messages"("key", "workflow", "recipient");

-- CreateIndex
CREATE UNIQUE INDEX "mailbox_mails_message_id_key" ON "mailbox_mails"("message_id");

-- CreateIndex
CREATE INDEX "mailbox_mails_user_id_idx" ON "mailbox_mails"("user_id");

-- CreateIndex
CREATE INDEX "mailbox_mails_created_at_idx" ON "mailbox_mails"("created_at");

-- What Prisma's schema cannot say
CREATE INDEX "notifications_unread_idx" ON "notifications"("recipient_id") WHERE "read_at" IS NULL;

CREATE INDEX "mail_messages_due_idx" ON "mail_messages"("next_try_at") WHERE "state" IN ('queued', 'sending');

ALTER TABLE "mail_messages"
    ADD CONSTRAINT "mail_messages_state" CHECK ("state" IN ('queued', 'sending', 'sent', 'held_back', 'given_up')),
    ADD CONSTRAINT "mail_messages_done_when_over" CHECK (("state" IN ('queued', 'sending')) = ("done_at" IS NULL)),
    ADD CONSTRAINT "mail_messages_lease_while_sending" CHECK (("state" = 'sending') = ("lease_ends_at" IS NOT NULL)),
    ADD CONSTRAINT "mail_messages_attempts_is_count" CHECK ("attempts" >= 0);

ALTER TABLE "notification_preferences"
    ADD CONSTRAINT "notification_preferences_channel" CHECK ("channel" IN ('in_app', 'email')),
    ADD CONSTRAINT "notification_preferences_recipient" CHECK ("recipient" ~ '^(user:[0-9]+|address:[A-Za-z0-9_-]{43})$');
