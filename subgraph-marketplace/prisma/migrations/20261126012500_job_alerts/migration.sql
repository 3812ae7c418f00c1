-- Job alerts: stored queries of professionals, what they found, and the shifts still to be compared with them
CREATE TABLE "job_alerts" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "roles" TEXT[],
    "provinces" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "cities" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "city_keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "min_hourly_rate" DECIMAL(6,2),
    "max_travel_distance" INTEGER,
    "job_types" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "availability" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "notification_method" TEXT NOT NULL DEFAULT 'email',
    "frequency" TEXT NOT NULL DEFAULT 'immediate',
    "last_notified_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "search_keys" TEXT[],
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "time_zone" TEXT NOT NULL,

    CONSTRAINT "job_alerts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "job_alert_notifications" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "alert_preference_id" INTEGER NOT NULL,
    "match_score" DECIMAL(3,2) NOT NULL DEFAULT 0,
    "match_reasons" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "status" TEXT NOT NULL DEFAULT 'sent',
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "read_at" TIMESTAMPTZ(3),
    "action_taken_at" TIMESTAMPTZ(3),

    CONSTRAINT "job_alert_notifications_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "alert_jobs" (
    "id" SERIAL NOT NULL,
    "job_id" INTEGER NOT NULL,

    CONSTRAINT "alert_jobs_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "job_alerts_user_id_id_idx" ON "job_alerts"("user_id", "id");

CREATE UNIQUE INDEX "job_alert_notifications_one_per_pair" ON "job_alert_notifications"("job_id", "alert_preference_id");

CREATE INDEX "job_alert_notifications_user_id_id_idx" ON "job_alert_notifications"("user_id", "id" DESC);

-- The index of the stored queries. Without a pending list a shift never scans one.
CREATE INDEX "job_alerts_search_keys" ON "job_alerts" USING gin ("search_keys") WITH (fastupdate = off) WHERE is_active;

-- What waits to be sent.
CREATE INDEX "job_alert_notifications_due" ON "job_alert_notifications"("due_at") WHERE status = 'queued';

-- Shifts are posted, published, edited and opened again in several places, and none may forget the alerts.
CREATE FUNCTION "queue_job_for_alerts"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN
  INSERT INTO alert_jobs (job_id) VALUES (NEW.id)\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "jobs_posted_for_alerts" AFTER INSERT ON "jobs"
FOR EACH ROW WHEN (NEW.status = 'active') EXECUTE FUNCTION "queue_job_for_alerts"();

CREATE TRIGGER "jobs_changed_for_alerts" AFTER UPDATE ON "jobs"
FOR EACH ROW WHEN (NEW.status = 'active' AND (
  NEW.status, NEW.role, NEW.province, NEW.city_key, NEW.date, NEW.duration_minutes, NEW.is_evening,
  NEW.is_recurring, NEW.is_urgent, NEW.hourly_rate, NEW.latitude, NEW.longitude) IS DISTINCT FROM (
  OLD.status, OLD.role, OLD.province, OLD.city_key, OLD.date, OLD.duration_minutes, OLD.is_evening,
  OLD.is_recurring, OLD.is_urgent, OLD.hourly_rate, OLD.latitude, OLD.longitude))
EXECUTE FUNCTION "queue_job_for_alerts"();
