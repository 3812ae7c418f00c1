ALTER TABLE "reports" ADD COLUMN "is_automatic" BOOLEAN NOT NULL DEFAULT false;
