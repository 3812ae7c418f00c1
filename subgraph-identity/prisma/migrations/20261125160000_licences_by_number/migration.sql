-- Reviewers see who else filed a number.
CREATE INDEX "licences_number_key_province_idx" ON "licences"("number_key", "province");
