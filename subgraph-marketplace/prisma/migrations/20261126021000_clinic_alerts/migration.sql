-- Alerts of clinics to an audience, and what became of each recipient.
CREATE TABLE "clinic_alerts" (
    "id" SERIAL NOT NULL,
    "clinic_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "role" TEXT,
    "education_tier" TEXT,
    "experience_level" TEXT,
    "urgency_level" TEXT NOT NULL DEFAULT 'medium',
    "province" TEXT,
    "city" TEXT,
    "sent_count" INTEGER NOT NULL DEFAULT 0,
    "status" TEXT NOT NULL DEFAULT 'active',
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "clinic_alerts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "alert_recipients" (
    "alert_id" INTEGER NOT NULL,
    "professional_id" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'sent',
    "sent_at" TIMESTAMPTZ(3),
    "is_in_digest" BOOLEAN NOT NULL DEFAULT false,
    "read_at" TIMESTAMPTZ(3),
    "responded_at" TIMESTAMPTZ(3),
    "answer" TEXT,
    "reply" TEXT,

    CONSTRAINT "alert_recipients_pkey" PRIMARY KEY ("alert_id","professional_id")
);

CREATE INDEX "clinic_alerts_clinic_id_created_at_id_idx" ON "clinic_alerts"("clinic_id", "created_at" DESC, "id" DESC);
CREATE INDEX "alert_recipients_professional_id_sent_at_idx" ON "alert_recipients"("professional_id", "sent_at" DESC);

ALTER TABLE "alert_recipients" ADD CONSTRAINT "alert_recipients_alert_id_fkey" FOREIGN KEY ("alert_id") REFERENCES "clinic_alerts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "clinic_alerts" ADD CONSTRAINT "clinic_alerts_status" CHECK ("status" IN ('active', 'sent', 'cancelled', 'expired'));
ALTER TABLE "alert_recipients" ADD CONSTRAINT "alert_recipients_status" CHECK ("status" IN ('sent', 'waiting', 'read', 'responded', 'stopped'));
-- What the next digest takes.
CREATE INDEX "alert_recipients_waiting" ON "alert_recipients"("professional_id") WHERE "status" = 'waiting';
