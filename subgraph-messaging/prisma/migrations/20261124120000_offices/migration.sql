-- AlterTable
ALTER TABLE "contacts" ADD COLUMN "street_address" TEXT,
ADD COLUMN "city" TEXT,
ADD COLUMN "province" TEXT;
