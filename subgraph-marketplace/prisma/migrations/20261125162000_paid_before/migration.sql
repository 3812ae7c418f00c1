-- What was paid for the invoice that this one replaces
ALTER TABLE "invoices" ADD COLUMN "paid_before" DECIMAL(10, 2) NOT NULL DEFAULT 0;
