-- Payment pages that a code closes
CREATE TABLE "open_checkouts" (
    "clinic_id" INTEGER NOT NULL,
    "session_id" TEXT NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "open_checkouts_pkey" PRIMARY KEY ("clinic_id")
);
