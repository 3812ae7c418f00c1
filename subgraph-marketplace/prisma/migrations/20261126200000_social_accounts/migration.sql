-- Pages of clinics on networks, with sealed tokens
CREATE TABLE "social_accounts" (
    "clinic_id" INTEGER NOT NULL,
    "network" TEXT NOT NULL,
    "page_id" TEXT NOT NULL,
    "page_name" TEXT NOT NULL,
    "sealed_token" TEXT NOT NULL,
    "connected_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "social_accounts_pkey" PRIMARY KEY ("clinic_id","network")
);
