-- Who recommended the platform to whom
CREATE TABLE "referrals" (
    "user_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "referred_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3),
    "rewarded_at" TIMESTAMPTZ(3),

    CONSTRAINT "referrals_pkey" PRIMARY KEY ("user_id")
);

CREATE UNIQUE INDEX "referrals_code_key" ON "referrals"("code");
CREATE INDEX "referrals_referred_by_idx" ON "referrals"("referred_by");
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
