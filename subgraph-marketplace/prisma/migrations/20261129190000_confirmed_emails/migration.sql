-- Until identity has published the account again, it counts as confirmed
ALTER TABLE "people" ADD COLUMN "is_email_confirmed" BOOLEAN NOT NULL DEFAULT true;
