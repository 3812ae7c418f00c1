-- Stripe forgets a planned smaller plan with the cancellation: it is kept here, to be planned again when the clinic
-- takes the cancellation back.

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "kept_tier" "subscription_tier";
