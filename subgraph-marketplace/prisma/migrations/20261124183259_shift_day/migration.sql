-- AlterTable
ALTER TABLE "bookings" ADD COLUMN     "arrived_at" TIMESTAMPTZ(3),
ADD COLUMN     "check_in_asked_at" TIMESTAMPTZ(3),
ADD COLUMN     "check_in_code" TEXT,
ADD COLUMN     "checked_in_at" TIMESTAMPTZ(3),
ADD COLUMN     "checked_in_by" TEXT,
ADD COLUMN     "hours_reminders" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "late_minutes" INTEGER,
ADD COLUMN     "no_show_at" TIMESTAMPTZ(3),
ADD COLUMN     "on_my_way_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "booking_history" (
    "booking_id" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "action" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "booking_history_pkey" PRIMARY KEY ("booking_id","revision")
);

-- CreateTable
CREATE TABLE "timesheets" (
    "id" SERIAL NOT NULL,
    "booking_id" INTEGER NOT NULL,
    "by" TEXT NOT NULL,
    "submitted_by" INTEGER,
    "start_time" TEXT NOT NULL,
    "end_time" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "break_minutes" INTEGER NOT NULL,
    "minutes" INTEGER NOT NULL,
    "note" TEXT,
    "status" TEXT NOT NULL DEFAULT 'submitted',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "timesheets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "billing_details" (
    "professional_id" INTEGER NOT NULL,
    "gst_number" TEXT,
    "qst_number" TEXT,
    "payment_instructions" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "billing_details_pkey" PRIMARY KEY ("professional_id")
);

-- CreateTable
CREATE TABLE "invoice_sequences" (
    "professional_id" INTEGER NOT NULL,
    "last_number" INTEGER NOT NULL,

    CONSTRAINT "invoice_sequences_pkey" PRIMARY KEY ("professional_id")
);

-- CreateTable
CREATE TABLE "invoices" (
    "id" SERIAL NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "professional_id" INTEGER NOT NULL,
    "clinic_id" INTEGER NOT NULL,
    "booking_id" INTEGER NOT NULL,
    "corrects_id" INTEGER,
    "parties" JSONB NOT NULL,
    "province" TEXT NOT NULL,
    "issued_on" TEXT NOT NULL,
    "due_on" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "payment_terms" TEXT NOT NULL,
    "subtotal" DECIMAL(10,2) NOT NULL,
    "tax" DECIMAL(10,2) NOT NULL,
    "total" DECIMAL(10,2) NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_on" TEXT,
    "paid_method" TEXT,
    "marked_paid_at" TIMESTAMPTZ(3),
    "received_on" TEXT,
    "received_method" TEXT,
    "received_at" TIMESTAMPTZ(3),
    "settled_at" TIMESTAMPTZ(3),
    "reminders" INTEGER NOT NULL DEFAULT 0,
    "block_lifted_at" TIMESTAMPTZ(3),
    "block_lifted_by" INTEGER,

    CONSTRAINT "invoices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoice_lines" (
    "invoice_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "minutes" INTEGER,
    "hourly_rate" DECIMAL(6,2),
    "tax_rate" DECIMAL(6,3),
    "amount" DECIMAL(10,2) NOT NULL,

    CONSTRAINT "invoice_lines_pkey" PRIMARY KEY ("invoice_id","position")
);

-- CreateTable
CREATE TABLE "disputes" (
    "id" SERIAL NOT NULL,
    "booking_id" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "opened_by" TEXT NOT NULL,
    "opened_from" TEXT NOT NULL,
    "statement" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "answer_until" TIMESTAMPTZ(3) NOT NULL,
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "outcome" TEXT,
    "ruling" TEXT,
    "ruled_minutes" INTEGER,
    "ruled_by" INTEGER,
    "ruled_at" TIMESTAMPTZ(3),
    "appealed_by" TEXT,
    "appeal_statement" TEXT,
    "appealed_at" TIMESTAMPTZ(3),
    "appeal_ruled_by" INTEGER,
    "appeal_ruled_at" TIMESTAMPTZ(3),

    CONSTRAINT "disputes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dispute_evidence" (
    "id" SERIAL NOT NULL,
    "dispute_id" INTEGER NOT NULL,
    "side" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "file_name" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "dispute_evidence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reviews" (
    "id" SERIAL NOT NULL,
    "booking_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "side" TEXT NOT NULL,
    "reviewer_id" INTEGER,
    "reviewee_id" INTEGER NOT NULL,
    "rating" INTEGER NOT NULL,
    "comment" TEXT,
    "is_public" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "visible_at" TIMESTAMPTZ(3) NOT NULL,
    "is_counted" BOOLEAN NOT NULL DEFAULT false,
    "reply" TEXT,
    "replied_at" TIMESTAMPTZ(3),

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review_reports" (
    "id" SERIAL NOT NULL,
    "review_id" INTEGER NOT NULL,
    "reporter_id" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "statement" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "is_held" BOOLEAN,

    CONSTRAINT "review_reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "timesheets_booking_id_id_idx" ON "timesheets"("booking_id", "id" DESC);

-- CreateIndex
CREATE INDEX "invoices_booking_id_idx" ON "invoices"("booking_id");

-- CreateIndex
CREATE INDEX "invoices_corrects_id_idx" ON "invoices"("corrects_id");

-- CreateIndex
CREATE INDEX "invoices_clinic_id_issued_at_id_idx" ON "invoices"("clinic_id", "issued_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "invoices_professional_id_issued_at_id_idx" ON "invoices"("professional_id", "issued_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "invoices_numbers" ON "invoices"("professional_id", "number");

-- CreateIndex
CREATE INDEX "disputes_booking_id_id_idx" ON "disputes"("booking_id", "id" DESC);

-- CreateIndex
CREATE INDEX "disputes_status_created_at_id_idx" ON "disputes"("status", "created_at", "id");

-- CreateIndex
CREATE INDEX "dispute_evidence_dispute_id_id_idx" ON "dispute_evidence"("dispute_id", "id");

-- CreateIndex
CREATE INDEX "reviews_reviewee_id_visible_at_id_idx" ON "reviews"("reviewee_id", "visible_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "reviews_reviewer_id_idx" ON "reviews"("reviewer_id");

-- CreateIndex
CREATE UNIQUE INDEX "reviews_one_per_side" ON "reviews"("booking_id", "side");

-- CreateIndex
CREATE INDEX "review_reports_decided_at_created_at_id_idx" ON "review_reports"("decided_at", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "review_reports_one_per_person" ON "review_reports"("review_id", "reporter_id");

-- AddForeignKey
ALTER TABLE "booking_history" ADD CONSTRAINT "booking_history_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "timesheets" ADD CONSTRAINT "timesheets_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_fkey" FOREIGN KEY ("corrects_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dispute_evidence" ADD CONSTRAINT "dispute_evidence_dispute_id_fkey" FOREIGN KEY ("dispute_id") REFERENCES "disputes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "reviews"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written constraints
ALTER TABLE "bookings"
    ADD CONSTRAINT "bookings_late_minutes_range" CHECK ("late_minutes" BETWEEN 1 AND 240),
    ADD CONSTRAINT "bookings_check_in_code_format" CHECK ("check_in_code" ~ '^\d{6}$'),
    ADD CONSTRAINT "bookings_checked_in_whole" CHECK (("checked_in_at" IS NULL) = ("checked_in_by" IS NULL)),
    ADD CONSTRAINT "bookings_checked_in_by_known" CHECK ("checked_in_by" IN ('temp', 'clinic'));

ALTER TABLE "booking_history"
    ADD CONSTRAINT "booking_history_by_known" CHECK ("by" IN ('temp', 'clinic', 'admin', 'clock'));

ALTER TABLE "timesheets"
    ADD CONSTRAINT "timesheets_by_known" CHECK ("by" IN ('temp', 'clinic')),
    ADD CONSTRAINT "timesheets_status_known" CHECK ("status" IN ('submitted', 'replaced', 'approved')),
    ADD CONSTRAINT "timesheets_times_format" CHECK ("start_time" ~ '^\d{2}:\d{2}$' AND "end_time" ~ '^\d{2}:\d{2}$'),
    ADD CONSTRAINT "timesheets_ends_after_start" CHECK ("ends_at" > "starts_at" AND "ends_at" - "starts_at" <= INTERVAL '16 hours'),
    ADD CONSTRAINT "timesheets_break_range" CHECK ("break_minutes" >= 0),
    ADD CONSTRAINT "timesheets_minutes" CHECK ("minutes" > 0
        AND "minutes" = EXTRACT(EPOCH FROM "ends_at" - "starts_at") / 60 - "break_minutes"),
    ADD CONSTRAINT "timesheets_answered" CHECK (("status" = 'submitted') = ("answered_at" IS NULL));
CREATE UNIQUE INDEX "timesheets_one_submitted" ON "timesheets" ("booking_id") WHERE "status" = 'submitted';
CREATE UNIQUE INDEX "timesheets_one_approved" ON "timesheets" ("booking_id") WHERE "status" = 'approved';

ALTER TABLE "invoice_sequences"
    ADD CONSTRAINT "invoice_sequences_positive" CHECK ("last_number" > 0);

ALTER TABLE "invoices"
    ADD CONSTRAINT "invoices_number_positive" CHECK ("number" > 0),
    ADD CONSTRAINT "invoices_kind_known" CHECK ("kind" IN ('shift', 'late_cancellation', 'credit_note')),
    ADD CONSTRAINT "invoices_corrects" CHECK (("kind" = 'credit_note') = ("corrects_id" IS NOT NULL)),
    ADD CONSTRAINT "invoices_dates_format" CHECK ("issued_on" ~ '^\d{4}-\d{2}-\d{2}$' AND "due_on" ~ '^\d{4}-\d{2}-\d{2}$'),
    ADD CONSTRAINT "invoices_total" CHECK ("total" = "subtotal" + "tax"),
    ADD CONSTRAINT "invoices_paid_whole" CHECK (("marked_paid_at" IS NULL) = ("paid_on" IS NULL) AND ("marked_paid_at" IS NULL) = ("paid_method" IS NULL)),
    ADD CONSTRAINT "invoices_received_whole" CHECK (("received_at" IS NULL) = ("received_on" IS NULL) AND ("received_at" IS NULL) = ("received_method" IS NULL)),
    ADD CONSTRAINT "invoices_methods_known" CHECK ("paid_method" IN ('e_transfer', 'cheque', 'direct_deposit', 'cash')
        AND "received_method" IN ('e_transfer', 'cheque', 'direct_deposit', 'cash'));
-- One credit note for each invoice.
CREATE UNIQUE INDEX "invoices_one_credit_note" ON "invoices" ("corrects_id") WHERE "corrects_id" IS NOT NULL;
CREATE INDEX "invoices_unsettled" ON "invoices" ("clinic_id", "due_at") WHERE "settled_at" IS NULL AND "kind" <> 'credit_note';

ALTER TABLE "invoice_lines"
    ADD CONSTRAINT "invoice_lines_kind_known" CHECK ("kind" IN ('hours', 'compensation', 'gst', 'hst', 'qst'));

ALTER TABLE "disputes"
    ADD CONSTRAINT "disputes_reason_known" CHECK ("reason" IN ('hours', 'payment', 'conduct', 'no_show')),
    ADD CONSTRAINT "disputes_opened_by_known" CHECK ("opened_by" IN ('temp', 'clinic')),
    ADD CONSTRAINT "disputes_status_known" CHECK ("status" IN ('open', 'answered', 'ruled', 'appealed', 'closed')),
    ADD CONSTRAINT "disputes_outcome_known" CHECK ("outcome" IN ('for_temp', 'for_clinic', 'between')),
    ADD CONSTRAINT "disputes_ruled_whole" CHECK (("ruled_at" IS NULL) = ("ruling" IS NULL) AND ("ruled_at" IS NULL) = ("outcome" IS NULL)),
    ADD CONSTRAINT "disputes_other_administrator" CHECK ("appeal_ruled_by" <> "ruled_by");
CREATE UNIQUE INDEX "disputes_one_open" ON "disputes" ("booking_id") WHERE "status" IN ('open', 'answered', 'appealed');

ALTER TABLE "dispute_evidence"
    ADD CONSTRAINT "dispute_evidence_side_known" CHECK ("side" IN ('temp', 'clinic'));

ALTER TABLE "reviews"
    ADD CONSTRAINT "reviews_side_known" CHECK ("side" IN ('temp', 'clinic')),
    ADD CONSTRAINT "reviews_rating_range" CHECK ("rating" BETWEEN 1 AND 5);
CREATE INDEX "reviews_to_count" ON "reviews" ("visible_at") WHERE NOT "is_counted" AND "is_public";
