-- What a shift compares of an alert, once for each of its search keys: found and read in the index alone
CREATE TABLE "job_alert_keys" (
    "alert_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "provinces" TEXT[],
    "city_keys" TEXT[],
    "min_hourly_rate" DECIMAL(6,2),
    "max_travel_distance" INTEGER,
    "job_types" TEXT[],
    "availability" TEXT[],
    "frequency" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "time_zone" TEXT NOT NULL,

    CONSTRAINT "job_alert_keys_pkey" PRIMARY KEY ("alert_id", "key")
);

ALTER TABLE "job_alert_keys" ADD CONSTRAINT "job_alert_keys_alert_id_fkey" FOREIGN KEY ("alert_id") REFERENCES "job_alerts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A paused alert has no keys. The role is in the key, and of the cities a row has the one of its key, so that it fits into an index
CREATE FUNCTION "write_job_alert_keys"() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN
  IF TG_OP = ''UPDATE'' THEN
    DELETE FROM job_alert_keys WHERE alert_id = NEW.id\x3B
  END IF\x3B
  INSERT INTO job_alert_keys (alert_id, key, user_id, provinces, city_keys, min_hourly_rate,
    max_travel_distance, job_types, availability, frequency, latitude, longitude, time_zone)
  SELECT DISTINCT NEW.id, key, NEW.user_id, NEW.provinces,
    CASE WHEN key LIKE ''%|city:%'' THEN ARRAY[substr(key, strpos(key, ''|city:'') + 6)] ELSE ''{}'' END,
    NEW.min_hourly_rate, NEW.max_travel_distance, NEW.job_types, NEW.availability, NEW.frequency,
    NEW.latitude, NEW.longitude, NEW.time_zone
  FROM unnest(NEW.search_keys) AS key WHERE NEW.is_active\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "job_alerts_keys" AFTER INSERT OR UPDATE OF "is_active", "roles", "provinces", "cities",
  "city_keys", "min_hourly_rate", "max_travel_distance", "job_types", "availability", "frequency",
  "latitude", "longitude", "time_zone", "search_keys" ON "job_alerts"
FOR EACH ROW EXECUTE FUNCTION "write_job_alert_keys"();

UPDATE "job_alerts" SET "search_keys" = "search_keys";

CREATE INDEX "job_alert_keys_searched" ON "job_alert_keys" ("key") INCLUDE ("alert_id", "user_id",
  "provinces", "city_keys", "min_hourly_rate", "max_travel_distance", "job_types", "availability",
  "frequency", "latitude", "longitude", "time_zone") WHERE "key" IS NOT NULL;

DROP INDEX "job_alerts_search_keys";
