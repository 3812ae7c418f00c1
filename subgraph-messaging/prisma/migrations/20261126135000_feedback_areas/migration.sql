UPDATE "platform_feedback" SET "category" = CASE "category"
  WHEN 'shifts' THEN 'jobs'
  WHEN 'messages' THEN 'messaging'
  WHEN 'payments' THEN 'billing'
  ELSE 'general' END
WHERE "category" IN ('shifts', 'messages', 'payments', 'profile', 'support');
