-- Messaging learns who dealt with a shift, and which shifts are booked, before it kept them.
INSERT INTO "outbox_events" ("name", "payload")
SELECT 'job.posted', jsonb_strip_nulls(jsonb_build_object('jobId', j."id", 'clinicId', j."clinic_id",
  'isPublic', false,
  'partyIds', (SELECT jsonb_agg(DISTINCT p."id") FROM (
    SELECT a."applicant_id" AS "id" FROM "applications" a WHERE a."job_id" = j."id"
    UNION SELECT b."professional_id" FROM "bookings" b WHERE b."job_id" = j."id") p),
  'booking', (SELECT jsonb_build_object('bookingId', b."id", 'bookingRevision', b."revision")
    FROM "bookings" b WHERE b."job_id" = j."id" AND j."status" = 'booked' ORDER BY b."id" DESC LIMIT 1),
  'at', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
FROM "jobs" j WHERE EXISTS (SELECT FROM "applications" a WHERE a."job_id" = j."id")
  OR EXISTS (SELECT FROM "bookings" b WHERE b."job_id" = j."id") ORDER BY j."id";
