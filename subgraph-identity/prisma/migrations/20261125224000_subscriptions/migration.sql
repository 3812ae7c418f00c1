-- Subscriptions of clinics as the payment provider has them, the one trial of an office, the events that
-- were taken, and what the test driver keeps while no provider is configured.

-- CreateTable
CREATE TABLE "subscriptions" (
    "clinic_id" INTEGER NOT NULL,
    "provider_id" TEXT NOT NULL,
    "customer_id" TEXT NOT NULL,
    "tier" "subscription_tier" NOT NULL,
    "pending_tier" "subscription_tier",
    "provider_status" TEXT NOT NULL,
    "trial_ends_at" TIMESTAMPTZ(3),
    "period_ends_at" TIMESTAMPTZ(3) NOT NULL,
    "cancel_at_period_end" BOOLEAN NOT NULL,
    "past_due_since" TIMESTAMPTZ(3),
    "cancel_reason" TEXT,
    "invoices" JSONB NOT NULL DEFAULT '[]',
    "synced_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("clinic_id")
);

-- CreateTable
CREATE TABLE "payment_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "trial_uses" (
    "clinic_id" INTEGER NOT NULL,
    "office_key" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "trial_uses_pkey" PRIMARY KEY ("clinic_id")
);

-- CreateTable
CREATE TABLE "test_payment_sessions" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "clinic_id" INTEGER NOT NULL,
    "tier" "subscription_tier" NOT NULL,
    "trial_days" INTEGER NOT NULL,
    "province" TEXT NOT NULL,
    "is_open" BOOLEAN NOT NULL DEFAULT true,
    "subscription_id" TEXT,

    CONSTRAINT "test_payment_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_payment_subscriptions" (
    "id" TEXT NOT NULL,
    "clinic_id" INTEGER NOT NULL,
    "customer_id" TEXT NOT NULL,
    "tier" "subscription_tier" NOT NULL,
    "pending_tier" "subscription_tier",
    "status" TEXT NOT NULL,
    "trial_ends_at" TIMESTAMPTZ(3),
    "period_starts_at" TIMESTAMPTZ(3) NOT NULL,
    "period_ends_at" TIMESTAMPTZ(3) NOT NULL,
    "cancel_at_period_end" BOOLEAN NOT NULL,
    "past_due_since" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "card" TEXT NOT NULL,
    "province" TEXT NOT NULL,
    "invoices" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "test_payment_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_payment_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "subscription_id" TEXT NOT NULL,
    "deliver_at" TIMESTAMPTZ(3) NOT NULL,
    "delivered_at" TIMESTAMPTZ(3),

    CONSTRAINT "test_payment_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "subscriptions_provider_status_past_due_since_idx" ON "subscriptions"("provider_status", "past_due_since");

-- CreateIndex
CREATE INDEX "payment_events_at_idx" ON "payment_events"("at");

-- CreateIndex
CREATE UNIQUE INDEX "trial_uses_office_key_key" ON "trial_uses"("office_key");

-- CreateIndex
CREATE INDEX "test_payment_sessions_clinic_id_idx" ON "test_payment_sessions"("clinic_id");

-- CreateIndex
CREATE INDEX "test_payment_subscriptions_clinic_id_idx" ON "test_payment_subscriptions"("clinic_id");

-- CreateIndex
CREATE INDEX "test_payment_subscriptions_status_period_ends_at_idx" ON "test_payment_subscriptions"("status", "period_ends_at");

-- CreateIndex
CREATE INDEX "test_payment_events_delivered_at_deliver_at_idx" ON "test_payment_events"("delivered_at", "deliver_at");


