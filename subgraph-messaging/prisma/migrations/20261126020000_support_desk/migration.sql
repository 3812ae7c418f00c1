-- The desk of contact messages: who takes one, until when it is promised, what was answered and
-- noted. Two business days are promised, for earlier messages four days are close enough.
ALTER TABLE "contact_messages"
  ADD COLUMN "assigned_to" INTEGER,
  ADD COLUMN "due_at" TIMESTAMPTZ(3),
  ADD COLUMN "answered_at" TIMESTAMPTZ(3),
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

UPDATE "contact_messages" SET "due_at" = "created_at" + interval '4 days';

ALTER TABLE "contact_messages" ALTER COLUMN "due_at" SET NOT NULL;

-- CreateTable
CREATE TABLE "contact_answers" (
    "id" SERIAL NOT NULL,
    "contact_message_id" INTEGER NOT NULL,
    "author_id" INTEGER,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contact_answers_pkey" PRIMARY KEY ("id")
);

-- Reports of messages, conversations, users, shifts and reviews, with what was reported and
-- nothing else: messages are copied, because their author may remove them.
CREATE TABLE "reports" (
    "id" SERIAL NOT NULL,
    "reporter_id" INTEGER,
    "subject" TEXT NOT NULL,
    "subject_id" INTEGER NOT NULL,
    "about_user_id" INTEGER,
    "reason" TEXT NOT NULL,
    "statement" TEXT,
    "status" TEXT NOT NULL DEFAULT 'new',
    "outcome" TEXT,
    "assigned_to" INTEGER,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reported_messages" (
    "report_id" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "sender_id" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reported_messages_pkey" PRIMARY KEY ("report_id","seq")
);

-- CreateTable
CREATE TABLE "support_notes" (
    "id" SERIAL NOT NULL,
    "contact_message_id" INTEGER,
    "report_id" INTEGER,
    "author_id" INTEGER,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "support_notes_pkey" PRIMARY KEY ("id")
);

-- DropIndex
DROP INDEX "contact_messages_status_id_idx";

-- CreateIndex
CREATE INDEX "contact_messages_status_due_at_id_idx" ON "contact_messages"("status", "due_at", "id");

-- CreateIndex
CREATE INDEX "contact_answers_contact_message_id_idx" ON "contact_answers"("contact_message_id");

-- CreateIndex
CREATE INDEX "reports_status_due_at_id_idx" ON "reports"("status", "due_at", "id");

-- CreateIndex
CREATE INDEX "reports_about_user_id_idx" ON "reports"("about_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "reports_reporter_id_subject_subject_id_key" ON "reports"("reporter_id", "subject", "subject_id");

-- CreateIndex
CREATE INDEX "reported_messages_sender_id_idx" ON "reported_messages"("sender_id");

-- CreateIndex
CREATE INDEX "support_notes_contact_message_id_idx" ON "support_notes"("contact_message_id");

-- CreateIndex
CREATE INDEX "support_notes_report_id_idx" ON "support_notes"("report_id");

-- AddForeignKey
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_contact_message_id_fkey" FOREIGN KEY ("contact_message_id") REFERENCES "contact_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reported_messages" ADD CONSTRAINT "reported_messages_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_notes" ADD CONSTRAINT "support_notes_contact_message_id_fkey" FOREIGN KEY ("contact_message_id") REFERENCES "contact_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_notes" ADD CONSTRAINT "support_notes_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand from here on: what Prisma's schema cannot say.

ALTER TABLE "contact_messages"
  ADD CONSTRAINT "contact_messages_status_known"
    CHECK ("status" IN ('new', 'in_progress', 'answered', 'closed'));

ALTER TABLE "reports"
  ADD CONSTRAINT "reports_status_known" CHECK ("status" IN ('new', 'in_progress', 'closed')),
  ADD CONSTRAINT "reports_subject_known"
    CHECK ("subject" IN ('message', 'conversation', 'user', 'job', 'review'));

ALTER TABLE "support_notes"
  ADD CONSTRAINT "support_notes_of_one_case" CHECK (num_nonnulls("contact_message_id", "report_id") = 1);
