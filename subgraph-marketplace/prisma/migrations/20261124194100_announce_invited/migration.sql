-- Messaging learns whom shifts were offered to before it kept them.
INSERT INTO "outbox_events" ("name", "payload")
SELECT 'job.posted', jsonb_build_object('jobId', j."id", 'clinicId', j."clinic_id", 'isPublic', false,
  'invitedIds', jsonb_agg(DISTINCT i."professional_id"),
  'at', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
FROM "jobs" j JOIN "invitations" i ON i."job_id" = j."id" GROUP BY j."id" ORDER BY j."id";
