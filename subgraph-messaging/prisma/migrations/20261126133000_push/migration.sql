CREATE TABLE "push_subscriptions" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "label" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions"("endpoint");

CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions"("user_id");

CREATE TABLE "push_messages" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "subscription_id" INTEGER NOT NULL,
    "notification_id" INTEGER,
    "key" TEXT NOT NULL,
    "workflow" TEXT NOT NULL,
    "params" JSONB NOT NULL,
    "tag" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_messages_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "push_messages_key_workflow_subscription_id_key" ON "push_messages"("key", "workflow", "subscription_id");

CREATE INDEX "push_messages_subscription_id_idx" ON "push_messages"("subscription_id");

CREATE INDEX "push_messages_notification_id_idx" ON "push_messages"("notification_id");

CREATE INDEX "push_messages_next_try_at_idx" ON "push_messages"("next_try_at");

CREATE INDEX "push_messages_expires_at_idx" ON "push_messages"("expires_at");

ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_subscription_id_fkey"
  FOREIGN KEY ("subscription_id") REFERENCES "push_subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_notification_id_fkey"
  FOREIGN KEY ("notification_id") REFERENCES "notifications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_channel";
ALTER TABLE "notification_preferences"
  ADD CONSTRAINT "notification_preferences_channel" CHECK ("channel" IN ('in_app', 'email', 'push'));
