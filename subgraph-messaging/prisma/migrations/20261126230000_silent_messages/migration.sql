-- What was unread before mails announced it is never announced, newer messages of the same conversation are.
ALTER TABLE "participants" ADD COLUMN "silent_seq" INTEGER NOT NULL DEFAULT 0;
UPDATE "participants" SET "silent_seq" = "mailed_seq" WHERE "mailed_seq" > "last_read_seq";
