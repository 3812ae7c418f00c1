-- Somebody else whom the mail names, so that it goes when that person leaves
ALTER TABLE "mailbox_mails" ADD COLUMN "about_user_id" INTEGER;

-- CreateIndex
CREATE INDEX "mailbox_mails_about_user_id_idx" ON "mailbox_mails"("about_user_id");
