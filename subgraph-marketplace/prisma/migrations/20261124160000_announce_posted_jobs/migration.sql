-- Messaging learns of shifts that were posted before `job.posted` existed.
INSERT INTO "outbox_events" ("name", "payload")
SELECT 'job.posted', jsonb_build_object('jobId', "id", 'clinicId', "clinic_id",
  'isPublic', "status" NOT IN ('draft', 'invited'),
  'at', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
FROM "jobs" ORDER BY "id";
