-- The marketplace learns of first answers from before messaging published them, so that response times count them.
INSERT INTO "outbox_events" ("name", "payload")
SELECT 'message.answered', jsonb_build_object('conversationId', "asked"."conversation_id",
  'askerId', "asked"."sender_id", 'answererId', "asked"."recipient_id",
  'minutes', greatest(0, round(extract(epoch FROM "answer"."created_at" - "asked"."created_at") / 60)),
  'at', to_char("answer"."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
FROM "messages" "asked"
CROSS JOIN LATERAL (
  SELECT "created_at" FROM "messages" "m"
  WHERE "m"."conversation_id" = "asked"."conversation_id" AND "m"."sender_id" = "asked"."recipient_id"
  ORDER BY "m"."seq" LIMIT 1) "answer"
WHERE "asked"."seq" = 1 AND "answer"."created_at" > now() - interval '90 days'
ORDER BY "answer"."created_at";
