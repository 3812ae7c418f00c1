-- Shifts that a mail about job alerts lists
ALTER TABLE "mail_messages" ADD COLUMN "shifts" JSONB NOT NULL DEFAULT '[]';
