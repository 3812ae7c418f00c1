-- A person may let others see roughly when they were last here.
ALTER TABLE "consents" DROP CONSTRAINT "consents_purpose_known";
ALTER TABLE "consents"
  ADD CONSTRAINT "consents_purpose_known" CHECK ("purpose" IN ('terms', 'privacy', 'marketing_email', 'show_activity'));
