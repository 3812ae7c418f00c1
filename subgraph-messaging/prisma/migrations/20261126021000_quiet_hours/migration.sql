-- Mails wait during quiet hours, and each recipient gets a few a day at most
CREATE TABLE "quiet_hours" (
    "user_id" INTEGER NOT NULL,
    "starts_at" TEXT NOT NULL,
    "ends_at" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "is_urgent_heard" BOOLEAN NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "quiet_hours_pkey" PRIMARY KEY ("user_id")
);

CREATE TABLE "mail_days" (
    "recipient" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "mail_days_pkey" PRIMARY KEY ("recipient", "day")
);

CREATE INDEX "mail_days_day_idx" ON "mail_days"("day");

ALTER TABLE "mail_messages" ADD COLUMN "counted_on" TEXT;
