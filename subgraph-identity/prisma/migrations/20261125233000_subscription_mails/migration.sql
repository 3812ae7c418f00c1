-- Which mails of a trial's end and of a failed payment were sent, so that each is sent once, and the
-- subscriptions of closed accounts that the payment provider has still to end.

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "failure_day" INTEGER,
ADD COLUMN     "trial_reminded_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "subscription_endings" (
    "provider_id" TEXT NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscription_endings_pkey" PRIMARY KEY ("provider_id")
);
