-- Identity learns of blocks that were set before it consumed `block.changed` (others know these revisions).
INSERT INTO "outbox_events" ("name", "payload")
SELECT 'block.changed', jsonb_build_object('blockerId', "blocker_id", 'blockedId', "blocked_id",
  'isBlocked', true, 'revision', "revision",
  'at', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
FROM "blocks" ORDER BY "revision";
