-- AlterTable
ALTER TABLE "people" ADD COLUMN     "name" TEXT,
ADD COLUMN     "pays_in_days" INTEGER,
ADD COLUMN     "postal_code" TEXT,
ADD COLUMN     "posting_blocked_at" TIMESTAMPTZ(3),
ADD COLUMN     "street_address" TEXT;

-- AlterTable
ALTER TABLE "invoice_lines" ADD COLUMN     "break_minutes" INTEGER;

-- CreateIndex
CREATE INDEX "invoices_settled" ON "invoices" ("clinic_id", "settled_at" DESC) WHERE "settled_at" IS NOT NULL AND "kind" <> 'credit_note';
CREATE INDEX "invoices_due" ON "invoices" ("due_at", "id") WHERE "settled_at" IS NULL AND "kind" <> 'credit_note';
CREATE INDEX "invoices_marked_paid" ON "invoices" ("marked_paid_at", "id") WHERE "settled_at" IS NULL AND "marked_paid_at" IS NOT NULL;
CREATE INDEX "people_posting_blocked" ON "people" ("posting_blocked_at", "id") WHERE "posting_blocked_at" IS NOT NULL;
