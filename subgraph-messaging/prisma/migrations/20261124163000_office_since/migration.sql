-- AlterTable
ALTER TABLE "contacts" ADD COLUMN "address_since" TIMESTAMPTZ(3);
