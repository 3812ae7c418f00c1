-- Members of clinics with their roles, open invitations among them, and the clinic that a session acts for.
-- A clinic's own account is its first owner, whichever way the account is created.

-- An account that only works for a clinic has no role of its own.
ALTER TABLE "users" DROP CONSTRAINT "users_role_or_admin";

-- CreateEnum
CREATE TYPE "clinic_role" AS ENUM ('owner', 'manager', 'scheduler', 'viewer');

-- CreateTable
CREATE TABLE "clinic_members" (
    "id" SERIAL NOT NULL,
    "clinic_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "email" CITEXT,
    "role" "clinic_role" NOT NULL,
    "token_hash" BYTEA,
    "invited_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "joined_at" TIMESTAMPTZ(3),

    CONSTRAINT "clinic_members_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "clinic_members_invited_or_joined" CHECK (
      ("user_id" IS NULL) = ("email" IS NOT NULL)
      AND ("user_id" IS NULL) = ("joined_at" IS NULL)
      AND ("email" IS NULL OR ("token_hash" IS NOT NULL AND "expires_at" IS NOT NULL))
    )
);

-- CreateIndex
CREATE UNIQUE INDEX "clinic_members_token_hash_key" ON "clinic_members"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "clinic_members_clinic_id_user_id_key" ON "clinic_members"("clinic_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "clinic_members_clinic_id_email_key" ON "clinic_members"("clinic_id", "email");

-- CreateIndex
CREATE INDEX "clinic_members_user_id_idx" ON "clinic_members"("user_id");

-- AddForeignKey
ALTER TABLE "clinic_members" ADD CONSTRAINT "clinic_members_clinic_id_fkey" FOREIGN KEY ("clinic_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "clinic_members" ADD CONSTRAINT "clinic_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN "acting_clinic_id" INTEGER;

INSERT INTO "clinic_members" ("clinic_id", "user_id", "role", "joined_at")
SELECT "id", "id", 'owner', "created_at" FROM "users" WHERE "role" = 'clinic' AND "is_active";

CREATE FUNCTION "own_clinic_account"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN
  INSERT INTO "clinic_members" ("clinic_id", "user_id", "role", "joined_at")
  VALUES (NEW."id", NEW."id", \'owner\', NEW."created_at") ON CONFLICT DO NOTHING\x3B
  RETURN NEW\x3B
END';

CREATE TRIGGER "users_own_clinic" AFTER INSERT ON "users"
  FOR EACH ROW WHEN (NEW."role" = 'clinic') EXECUTE FUNCTION "own_clinic_account"();

CREATE TRIGGER "users_become_clinic" AFTER UPDATE OF "role" ON "users"
  FOR EACH ROW WHEN (NEW."role" = 'clinic' AND OLD."role" IS DISTINCT FROM NEW."role")
  EXECUTE FUNCTION "own_clinic_account"();
