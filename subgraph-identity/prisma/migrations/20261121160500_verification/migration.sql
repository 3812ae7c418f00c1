-- Verification: documents, renewals and reminders of licences, regulators as data, the audit chain.

-- CreateEnum
CREATE TYPE "document_type" AS ENUM ('license', 'insurance', 'certification');

-- DropIndex
DROP INDEX "licences_one_per_number";

-- AlterTable
ALTER TABLE "audit_log" ADD COLUMN     "hash" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "person_id" INTEGER,
ADD COLUMN     "prev_hash" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "licences" ADD COLUMN     "reason" TEXT,
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

UPDATE "licences" SET "submitted_at" = "created_at";

-- CreateTable
CREATE TABLE "licence_reminders" (
    "licence_id" INTEGER NOT NULL,
    "step" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "licence_reminders_pkey" PRIMARY KEY ("licence_id","step")
);

-- CreateTable
CREATE TABLE "verification_documents" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "type" "document_type" NOT NULL,
    "upload_id" INTEGER NOT NULL,
    "status" "verification_status" NOT NULL DEFAULT 'pending',
    "expires_on" DATE,
    "reason" TEXT,
    "reviewed_by" INTEGER,
    "reviewed_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "verification_documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "regulators" (
    "province" TEXT NOT NULL,
    "role" "role" NOT NULL,
    "abbreviation" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "register_url" TEXT,
    "deadline" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "regulators_pkey" PRIMARY KEY ("province","role")
);

-- CreateIndex
CREATE INDEX "verification_documents_user_id_idx" ON "verification_documents"("user_id");

-- CreateIndex
CREATE INDEX "verification_documents_upload_id_idx" ON "verification_documents"("upload_id");

-- CreateIndex
CREATE INDEX "verification_documents_status_created_at_id_idx" ON "verification_documents"("status", "created_at", "id");

-- CreateIndex
CREATE INDEX "verification_documents_status_expires_on_id_idx" ON "verification_documents"("status", "expires_on", "id");

-- CreateIndex
CREATE INDEX "audit_log_person_id_id_idx" ON "audit_log"("person_id", "id");

-- CreateIndex
CREATE INDEX "licences_user_id_idx" ON "licences"("user_id");

-- CreateIndex
CREATE INDEX "licences_status_submitted_at_id_idx" ON "licences"("status", "submitted_at", "id");

-- CreateIndex
CREATE INDEX "licences_status_expires_on_id_idx" ON "licences"("status", "expires_on", "id");

-- AddForeignKey
ALTER TABLE "licence_reminders" ADD CONSTRAINT "licence_reminders_licence_id_fkey" FOREIGN KEY ("licence_id") REFERENCES "licences"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_reviewed_by_fkey" FOREIGN KEY ("reviewed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "uploads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand from here on: what Prisma's schema cannot say.

-- A number may come again after a rejection, and to be renewed beside the one in force.
CREATE UNIQUE INDEX "licences_one_pending_per_number"
  ON "licences"("user_id", "province", "regulator", "number") WHERE "status" = 'pending';
CREATE UNIQUE INDEX "licences_one_approved_per_number"
  ON "licences"("user_id", "province", "regulator", "number") WHERE "status" = 'approved';

ALTER TABLE "licences"
  ADD CONSTRAINT "licences_rejection_reasoned"
    CHECK (("status" = 'rejected') = ("reason" IS NOT NULL)) NOT VALID;

-- One record of a type is open at a time: again after a rejection, or after the old one has expired.
CREATE UNIQUE INDEX "verification_documents_one_open_per_type"
  ON "verification_documents"("user_id", "type") WHERE "closed_at" IS NULL;

ALTER TABLE "verification_documents"
  ADD CONSTRAINT "verification_documents_not_self_reviewed" CHECK ("reviewed_by" <> "user_id"),
  ADD CONSTRAINT "verification_documents_decision_dated"
    CHECK ("status" = 'pending' OR "reviewed_at" IS NOT NULL),
  ADD CONSTRAINT "verification_documents_rejection_reasoned"
    CHECK (("status" = 'rejected') = ("reason" IS NOT NULL)),
  ADD CONSTRAINT "verification_documents_rejection_closes"
    CHECK ("status" <> 'rejected' OR "closed_at" IS NOT NULL);

ALTER TABLE "licence_reminders"
  ADD CONSTRAINT "licence_reminders_step" CHECK ("step" IN (60, 30, 7, 1, 0));

ALTER TABLE "regulators"
  ADD CONSTRAINT "regulators_role_is_professional" CHECK ("role" IN ('hygienist', 'assistant')),
  ADD CONSTRAINT "regulators_deadline_is_day"
    CHECK ("deadline" ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  ADD CONSTRAINT "regulators_register_is_https" CHECK ("register_url" LIKE 'https://%');

INSERT INTO "regulators" ("province", "role", "abbreviation", "name", "register_url", "deadline") VALUES
  ('Ontario', 'hygienist', 'CDHO', 'College of Dental Hygienists of Ontario', 'https://cdho.org/', '12-01'),
  ('British Columbia', 'hygienist', 'BCCOHP', 'British Columbia College of Oral Health Professionals', 'https://oralhealthbc.ca/', '03-31'),
  ('Alberta', 'hygienist', 'ACDH', 'Alberta College of Dental Hygienists', 'https://acdh.ca/', '10-31'),
  ('Quebec', 'hygienist', 'OHDQ', 'Ordre des hygiénistes dentaires du Québec', 'https://www.ohdq.com/', NULL),
  ('Manitoba', 'hygienist', 'CDHM', 'College of Dental Hygienists of Manitoba', 'https://www.cdhm.info/', NULL),
  ('Saskatchewan', 'hygienist', 'SDHA', 'Saskatchewan Dental Hygienists’ Association', 'https://sdha.ca/', NULL),
  ('Nova Scotia', 'hygienist', 'NSRDHDTD', 'Nova Scotia Regulator of Dental Hygiene, Dental Technology and Denturism', 'https://cdhns.ca/', '10-31'),
  ('New Brunswick', 'hygienist', 'NBCDH', 'New Brunswick College of Dental Hygienists', 'https://nbcdh.ca/', '12-31'),
  ('Newfoundland and Labrador', 'hygienist', 'NLCHP', 'Newfoundland and Labrador Council of Health Professionals', 'https://nlchp.ca/', '03-31'),
  ('Prince Edward Island', 'hygienist', 'CDHPEI', 'College of Dental Hygienists of Prince Edward Island', 'https://www.cdhpei.ca/', NULL),
  ('Northwest Territories', 'hygienist', 'GNWT', 'Government of the Northwest Territories, Professional Licensing', 'https://www.hss.gov.nt.ca/', NULL),
  ('Nunavut', 'hygienist', 'GN', 'Government of Nunavut, Professional Licensing', 'https://www.gov.nu.ca/', NULL),
  ('Yukon', 'hygienist', 'YG', 'Government of Yukon, Professional Licensing', 'https://yukon.ca/', NULL),
  ('Ontario', 'assistant', 'NDAEB', 'National Dental Assisting Examining Board', 'https://ndaeb.ca/', NULL),
  ('British Columbia', 'assistant', 'BCCOHP', 'British Columbia College of Oral Health Professionals', 'https://oralhealthbc.ca/', '03-31'),
  ('Alberta', 'assistant', 'CADA', 'College of Alberta Dental Assistants', 'https://abrda.ca/', '10-31'),
  ('Manitoba', 'assistant', 'MDA', 'Manitoba Dental Association', 'https://www.manitobadentist.ca/', NULL),
  ('Saskatchewan', 'assistant', 'SDAA', 'Saskatchewan Dental Assistants’ Association', 'https://sdaa.sk.ca/', NULL),
  ('Nova Scotia', 'assistant', 'NSRDDA', 'Nova Scotia Regulator of Dentistry and Dental Assisting', 'https://nsrdda.ca/', '10-31'),
  ('New Brunswick', 'assistant', 'NBDAA', 'New Brunswick Dental Assistants Association', 'https://nbdaa.ca/', '12-31'),
  ('Newfoundland and Labrador', 'assistant', 'NLDB', 'Newfoundland and Labrador Dental Board', 'https://nldb.ca/', '03-31'),
  ('Prince Edward Island', 'assistant', 'DCPEI', 'Dental College of Prince Edward Island', 'https://dcpei.ca/', NULL),
  ('Northwest Territories', 'assistant', 'NDAEB', 'National Dental Assisting Examining Board', 'https://ndaeb.ca/', NULL),
  ('Nunavut', 'assistant', 'NDAEB', 'National Dental Assisting Examining Board', 'https://ndaeb.ca/', NULL),
  ('Yukon', 'assistant', 'NDAEB', 'National Dental Assisting Examining Board', 'https://ndaeb.ca/', NULL);

-- What a row of the log stands for, whatever language it is checked in. \x3B would be a semicolon.
CREATE FUNCTION "audit_hash"(
  prev_hash text, id bigint, at timestamptz, actor text, action text, subject text,
  person_id int, details jsonb
) RETURNS text LANGUAGE sql IMMUTABLE AS E'
  SELECT encode(sha256(convert_to(jsonb_build_array(
    prev_hash, id, extract(epoch FROM at), actor, action, subject, person_id, details
  )::text, \'UTF8\')), \'hex\')';

-- Rows from before the chain are its beginning.
ALTER TABLE "audit_log" DISABLE TRIGGER "audit_log_append_only";
WITH RECURSIVE numbered AS (
  SELECT *, row_number() OVER (ORDER BY id) AS place FROM "audit_log"
), chain AS (
  SELECT place, id, '' AS prev,
    "audit_hash"('', id, at, actor, action, subject, person_id, details) AS own
  FROM numbered WHERE place = 1
  UNION ALL
  SELECT n.place, n.id, c.own,
    "audit_hash"(c.own, n.id, n.at, n.actor, n.action, n.subject, n.person_id, n.details)
  FROM chain c JOIN numbered n ON n.place = c.place + 1
)
UPDATE "audit_log" SET prev_hash = chain.prev, hash = chain.own
FROM chain WHERE chain.id = "audit_log".id;
ALTER TABLE "audit_log" ENABLE TRIGGER "audit_log_append_only";

CREATE UNIQUE INDEX "audit_log_prev_hash_key" ON "audit_log"("prev_hash");

-- One writer at a time. The id is given under the lock, so that the order of ids is that of the chain.
-- Two rows after the same one would break the unique index.
CREATE FUNCTION "chain_audit_row"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(\'audit_log\', 0))\x3B
  NEW.id := nextval(pg_get_serial_sequence(\'audit_log\', \'id\'))\x3B
  NEW.prev_hash := coalesce((SELECT hash FROM audit_log ORDER BY id DESC LIMIT 1), \'\')\x3B
  NEW.hash := audit_hash(NEW.prev_hash, NEW.id, NEW.at, NEW.actor, NEW.action, NEW.subject,
    NEW.person_id, NEW.details)\x3B
  RETURN NEW\x3B
END';

CREATE TRIGGER "audit_log_chained" BEFORE INSERT ON "audit_log"
  FOR EACH ROW EXECUTE FUNCTION "chain_audit_row"();

-- The first row that is not what was written, and no row when the log is whole.
CREATE FUNCTION "audit_break"() RETURNS TABLE (id bigint) LANGUAGE sql STABLE AS E'
  SELECT a.id FROM (
    SELECT l.*, lag(l.hash, 1, \'\') OVER (ORDER BY l.id) AS expected_prev FROM audit_log l
  ) a
  WHERE a.prev_hash <> a.expected_prev OR a.hash <> audit_hash(a.prev_hash, a.id, a.at, a.actor,
    a.action, a.subject, a.person_id, a.details)
  ORDER BY a.id LIMIT 1';
