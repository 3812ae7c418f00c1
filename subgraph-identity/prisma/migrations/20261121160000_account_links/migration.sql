-- AlterTable
ALTER TABLE "users" ADD COLUMN     "email_confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN     "locale" TEXT NOT NULL DEFAULT 'en-CA';

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "address" TEXT,
ADD COLUMN     "device" TEXT,
ADD COLUMN     "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "account_links" (
    "user_id" INTEGER NOT NULL,
    "purpose" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "email" CITEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_links_pkey" PRIMARY KEY ("user_id","purpose")
);

-- CreateIndex
CREATE UNIQUE INDEX "account_links_token_hash_key" ON "account_links"("token_hash");

-- CreateIndex
CREATE INDEX "account_links_expires_at_idx" ON "account_links"("expires_at");

-- AddForeignKey
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand from here on: what Prisma's schema cannot say.

ALTER TABLE "users"
  ADD CONSTRAINT "users_locale_known" CHECK ("locale" IN ('en-CA', 'fr-CA'));

ALTER TABLE "account_links"
  ADD CONSTRAINT "account_links_purpose_known"
    CHECK ("purpose" IN ('confirm-email', 'reset-password', 'change-email')),
  ADD CONSTRAINT "account_links_token_is_digest" CHECK (octet_length("token_hash") = 32),
  ADD CONSTRAINT "account_links_at_most_a_day"
    CHECK ("expires_at" <= "created_at" + interval '1 day');

-- Sessions from before were used when their expiry was last moved: 30 days before it.
UPDATE "sessions" SET "last_used_at" = GREATEST("created_at", "expires_at" - interval '30 days');

-- Who writes to people learns of the accounts that are there already.
INSERT INTO "outbox_events" ("name", "payload")
SELECT 'contact.changed', jsonb_build_object(
  'id', "id", 'revision', "revision", 'email', "email"::text, 'isEmailConfirmed', false,
  'firstName', "first_name", 'lastName', "last_name", 'role', "role", 'locale', "locale",
  'isActive', "is_active")
FROM "users" ORDER BY "id";
