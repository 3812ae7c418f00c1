-- The administrators' desk of subscriptions: what happened to a plan with the reasons of administrators, refunds
-- that are recorded before the payment provider is asked, plans given for a time, and codes that are closed.

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "given_tier" "subscription_tier",
ADD COLUMN     "given_until" TIMESTAMPTZ(3);

-- The desk lists clinics, newest first, by the state of their plan.
CREATE INDEX "users_clinics" ON "users" ("id") WHERE "role" = 'clinic';
CREATE INDEX "users_clinics_by_subscription" ON "users" ("subscription_status", "id") WHERE "role" = 'clinic';
-- Ended by the clock.
CREATE INDEX "users_given_plans" ON "users" ("given_until") WHERE "given_until" IS NOT NULL;

-- CreateTable
CREATE TABLE "subscription_records" (
    "id" SERIAL NOT NULL,
    "clinic_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "change" TEXT NOT NULL,
    "tier" "subscription_tier",
    "total" DECIMAL(10,2),
    "day" DATE,
    "invoice_id" TEXT,
    "actor_id" INTEGER,
    "reason" TEXT,

    CONSTRAINT "subscription_records_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "plan_refunds" (
    "id" SERIAL NOT NULL,
    "clinic_id" INTEGER NOT NULL,
    "provider_id" TEXT NOT NULL,
    "invoice_id" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "refunded_before_cents" INTEGER NOT NULL,
    "actor_id" INTEGER NOT NULL,
    "reason" TEXT,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "is_refused" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "plan_refunds_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "plan_refunds_amount" CHECK ("amount_cents" > 0 AND "refunded_before_cents" >= 0)
);

-- CreateTable
CREATE TABLE "promotion_states" (
    "code" TEXT NOT NULL,
    "is_open" BOOLEAN NOT NULL,
    "reason" TEXT NOT NULL,
    "actor_id" INTEGER NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "promotion_states_pkey" PRIMARY KEY ("code")
);

-- CreateIndex
CREATE INDEX "subscription_records_clinic_id_id_idx" ON "subscription_records"("clinic_id", "id");

-- CreateIndex
CREATE INDEX "plan_refunds_clinic_id_idx" ON "plan_refunds"("clinic_id");

-- One refund of an invoice at a time.
CREATE UNIQUE INDEX "plan_refunds_one_running" ON "plan_refunds" ("invoice_id") WHERE "settled_at" IS NULL;
