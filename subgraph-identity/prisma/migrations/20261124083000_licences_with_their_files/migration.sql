-- A licence and the file that proves it are one record, decided once. Numbers that differ only in case
-- or spacing are one licence.

-- DropIndex
DROP INDEX "licences_one_pending_per_number";

-- DropIndex
DROP INDEX "licences_one_approved_per_number";

-- DropIndex
DROP INDEX "verification_documents_one_open_per_type";

-- AlterTable
ALTER TABLE "licences" ADD COLUMN     "number_key" TEXT NOT NULL DEFAULT '';
UPDATE "licences" SET "number_key" = upper(regexp_replace("number", '\s', '', 'g'));
ALTER TABLE "licences" ALTER COLUMN "number_key" DROP DEFAULT;

-- AlterTable
ALTER TABLE "verification_documents" ADD COLUMN     "licence_id" INTEGER;

-- CreateIndex
CREATE INDEX "verification_documents_licence_id_idx" ON "verification_documents"("licence_id");

-- AddForeignKey
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_licence_id_fkey" FOREIGN KEY ("licence_id") REFERENCES "licences"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- By hand from here on: what Prisma's schema cannot say.

-- Of several spellings of one number the newest pending licence stays, and the one approved for longest.
DELETE FROM "licences" a USING "licences" b
WHERE a."id" <> b."id" AND a."user_id" = b."user_id" AND a."province" = b."province"
  AND a."regulator" = b."regulator" AND a."number_key" = b."number_key" AND a."status" = b."status"
  AND (
    (a."status" = 'pending' AND a."id" < b."id")
    OR (a."status" = 'approved' AND (coalesce(a."expires_on", 'infinity'), a."id")
      < (coalesce(b."expires_on", 'infinity'), b."id"))
  );

CREATE UNIQUE INDEX "licences_one_pending_per_number"
  ON "licences"("user_id", "province", "regulator", "number_key") WHERE "status" = 'pending';
CREATE UNIQUE INDEX "licences_one_approved_per_number"
  ON "licences"("user_id", "province", "regulator", "number_key") WHERE "status" = 'approved';

-- A certification verified an assistant by itself: it becomes a licence of Quebec, where it counted.
UPDATE "licences" l SET "status" = 'approved', "expires_on" = d."expires_on",
  "reviewed_by" = d."reviewed_by", "reviewed_at" = d."reviewed_at", "revision" = l."revision" + 1
FROM "verification_documents" d, "users" u
WHERE d."user_id" = l."user_id" AND u."id" = l."user_id" AND u."role" = 'assistant'
  AND d."type" = 'certification' AND d."status" = 'approved' AND d."closed_at" IS NULL
  AND l."id" = (SELECT min(p."id") FROM "licences" p
    WHERE p."user_id" = l."user_id" AND p."province" = 'Quebec' AND p."status" = 'pending')
  AND NOT EXISTS (SELECT FROM "licences" h
    WHERE h."user_id" = l."user_id" AND h."province" = 'Quebec' AND h."status" = 'approved');

INSERT INTO "licences" ("user_id", "province", "regulator", "number", "number_key", "status",
  "expires_on", "reviewed_by", "reviewed_at", "created_at", "submitted_at")
SELECT d."user_id", 'Quebec', 'NDAEB', n."number", upper(regexp_replace(n."number", '\s', '', 'g')),
  'approved', d."expires_on", d."reviewed_by", d."reviewed_at", d."created_at", d."created_at"
FROM "verification_documents" d JOIN "users" u ON u."id" = d."user_id" AND u."role" = 'assistant'
CROSS JOIN LATERAL (SELECT coalesce(u."license_number", 'Certification ' || d."id") AS "number") n
WHERE d."type" = 'certification' AND d."status" = 'approved' AND d."closed_at" IS NULL
  AND NOT EXISTS (SELECT FROM "licences" l WHERE l."user_id" = d."user_id"
    AND l."province" = 'Quebec' AND l."status" = 'approved');

-- Every open licence document goes to the licence it most likely proves: one that was decided alike,
-- then one of the person's own province. The others wait until their number is given.
UPDATE "verification_documents" d SET "licence_id" = (
  SELECT l."id" FROM "licences" l JOIN "users" u ON u."id" = l."user_id"
  WHERE l."user_id" = d."user_id" AND l."status" IN ('pending', 'approved')
  ORDER BY l."status" = d."status" DESC, l."province" IS NOT DISTINCT FROM u."province" DESC, l."id"
  LIMIT 1)
WHERE d."type" = 'license' AND d."closed_at" IS NULL;

UPDATE "verification_documents" d SET "licence_id" = (
  SELECT l."id" FROM "licences" l JOIN "users" u ON u."id" = l."user_id" AND u."role" = 'assistant'
  WHERE l."user_id" = d."user_id" AND l."province" = 'Quebec' AND l."status" IN ('pending', 'approved')
    AND NOT EXISTS (SELECT FROM "verification_documents" o
      WHERE o."licence_id" = l."id" AND o."closed_at" IS NULL)
  ORDER BY l."status" = d."status" DESC, l."id" LIMIT 1)
WHERE d."type" = 'certification' AND d."closed_at" IS NULL;

-- Where the two were decided differently, the licence's decision is the one that bookings follow.
UPDATE "verification_documents" d SET "status" = l."status", "reviewed_by" = l."reviewed_by",
  "reviewed_at" = l."reviewed_at",
  "expires_on" = CASE WHEN l."status" = 'approved' THEN l."expires_on" END
FROM "licences" l WHERE l."id" = d."licence_id";

CREATE UNIQUE INDEX "verification_documents_one_open_per_licence"
  ON "verification_documents"("licence_id") WHERE "closed_at" IS NULL;
CREATE UNIQUE INDEX "verification_documents_one_open_per_type"
  ON "verification_documents"("user_id", "type") WHERE "closed_at" IS NULL AND "licence_id" IS NULL;
