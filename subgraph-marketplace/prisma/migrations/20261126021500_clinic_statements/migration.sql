-- Monthly statements that were sent: one for each clinic and month, whatever runs twice or stops in between
CREATE TABLE "clinic_statements" (
    "clinic_id" INTEGER NOT NULL,
    "month" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "clinic_statements_pkey" PRIMARY KEY ("clinic_id", "month")
);
