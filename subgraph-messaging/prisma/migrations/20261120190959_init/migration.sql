-- CreateTable
CREATE TABLE "conversations" (
    "id" SERIAL NOT NULL,
    "low_user_id" INTEGER NOT NULL,
    "high_user_id" INTEGER NOT NULL,
    "last_seq" INTEGER NOT NULL DEFAULT 0,
    "last_message_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "conversations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "participants" (
    "conversation_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "last_read_seq" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "participants_pkey" PRIMARY KEY ("conversation_id","user_id")
);

-- CreateTable
CREATE TABLE "messages" (
    "id" SERIAL NOT NULL,
    "conversation_id" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "client_message_id" UUID,
    "sender_id" INTEGER NOT NULL,
    "recipient_id" INTEGER NOT NULL,
    "job_id" INTEGER,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "people" (
    "id" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "role" TEXT,
    "is_admin" BOOLEAN NOT NULL,
    "is_active" BOOLEAN NOT NULL,
    "subscription_tier" TEXT,
    "subscription_status" TEXT NOT NULL,
    "subscription_ends_at" TIMESTAMPTZ(3),

    CONSTRAINT "people_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "engagements" (
    "kind" TEXT NOT NULL,
    "source_id" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "clinic_id" INTEGER NOT NULL,
    "professional_id" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "engagements_pkey" PRIMARY KEY ("kind","source_id")
);

-- CreateTable
CREATE TABLE "outbox_events" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbox_events" (
    "event_id" UUID NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inbox_events_pkey" PRIMARY KEY ("event_id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "viewer_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "body_hash" TEXT NOT NULL,
    "result" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("viewer_id","key")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "conversations_low_user_id_updated_at_id_idx" ON "conversations"("low_user_id", "updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "conversations_high_user_id_updated_at_id_idx" ON "conversations"("high_user_id", "updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "conversations_low_user_id_high_user_id_key" ON "conversations"("low_user_id", "high_user_id");

-- CreateIndex
CREATE INDEX "participants_user_id_idx" ON "participants"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "messages_conversation_id_seq_key" ON "messages"("conversation_id", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "messages_sender_id_client_message_id_key" ON "messages"("sender_id", "client_message_id");

-- CreateIndex
CREATE INDEX "engagements_clinic_id_professional_id_idx" ON "engagements"("clinic_id", "professional_id");

-- CreateIndex
CREATE INDEX "outbox_events_published_at_created_at_idx" ON "outbox_events"("published_at", "created_at");

-- CreateIndex
CREATE INDEX "inbox_events_received_at_idx" ON "inbox_events"("received_at");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- AddForeignKey
ALTER TABLE "participants" ADD CONSTRAINT "participants_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say
ALTER TABLE "conversations"
    ADD CONSTRAINT "conversations_pair_is_ordered" CHECK ("low_user_id" < "high_user_id"),
    ADD CONSTRAINT "conversations_last_seq_is_count" CHECK ("last_seq" >= 0);

ALTER TABLE "participants"
    ADD CONSTRAINT "participants_last_read_seq_is_count" CHECK ("last_read_seq" >= 0);

ALTER TABLE "messages"
    ADD CONSTRAINT "messages_seq_is_positive" CHECK ("seq" > 0),
    ADD CONSTRAINT "messages_two_people" CHECK ("sender_id" <> "recipient_id"),
    ADD CONSTRAINT "messages_content_length" CHECK (char_length("content") BETWEEN 1 AND 4000);

ALTER TABLE "engagements"
    ADD CONSTRAINT "engagements_kind" CHECK ("kind" IN ('application', 'booking'));
