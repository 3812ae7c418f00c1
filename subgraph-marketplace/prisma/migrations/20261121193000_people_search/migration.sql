-- Every filter of the search has an index in the order of the list: a page reads its own rows only
CREATE INDEX "people_searchable_newest" ON "people" ("created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant');
CREATE INDEX "people_searchable_tier" ON "people" ("education_tier", "created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant');
CREATE INDEX "people_searchable_experience" ON "people" ("years_experience", "created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant');
CREATE INDEX "people_searchable_style" ON "people" ("working_style", "created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant');
CREATE INDEX "people_searchable_new_grad" ON "people" ("is_new_grad", "created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant');
CREATE INDEX "people_searchable_role_province" ON "people" ("role", "province", "created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant');

-- Lists cannot be sorted by one of their values: one partial index for each option
CREATE INDEX "people_searchable_specialty_preventive" ON "people" ("created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant') AND 'preventive' = ANY("specialty_focus");
CREATE INDEX "people_searchable_specialty_surgical" ON "people" ("created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant') AND 'surgical' = ANY("specialty_focus");
CREATE INDEX "people_searchable_specialty_orthodontic" ON "people" ("created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant') AND 'orthodontic' = ANY("specialty_focus");
CREATE INDEX "people_searchable_specialty_cosmetic" ON "people" ("created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant') AND 'cosmetic' = ANY("specialty_focus");
CREATE INDEX "people_searchable_specialty_periodontal" ON "people" ("created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant') AND 'periodontal' = ANY("specialty_focus");
CREATE INDEX "people_searchable_specialty_restorative" ON "people" ("created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant') AND 'restorative' = ANY("specialty_focus");
CREATE INDEX "people_searchable_language_english" ON "people" ("created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant') AND 'English' = ANY("languages_spoken");
CREATE INDEX "people_searchable_language_french" ON "people" ("created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant') AND 'French' = ANY("languages_spoken");
CREATE INDEX "people_searchable_language_spanish" ON "people" ("created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant') AND 'Spanish' = ANY("languages_spoken");
CREATE INDEX "people_searchable_language_mandarin" ON "people" ("created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant') AND 'Mandarin' = ANY("languages_spoken");
CREATE INDEX "people_searchable_language_cantonese" ON "people" ("created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant') AND 'Cantonese' = ANY("languages_spoken");
CREATE INDEX "people_searchable_language_portuguese" ON "people" ("created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant') AND 'Portuguese' = ANY("languages_spoken");
CREATE INDEX "people_searchable_language_italian" ON "people" ("created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant') AND 'Italian' = ANY("languages_spoken");
CREATE INDEX "people_searchable_language_german" ON "people" ("created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant') AND 'German' = ANY("languages_spoken");
CREATE INDEX "people_searchable_language_arabic" ON "people" ("created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant') AND 'Arabic' = ANY("languages_spoken");
CREATE INDEX "people_searchable_language_hindi" ON "people" ("created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant') AND 'Hindi' = ANY("languages_spoken");
CREATE INDEX "people_searchable_language_punjabi" ON "people" ("created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant') AND 'Punjabi' = ANY("languages_spoken");
CREATE INDEX "people_searchable_language_other" ON "people" ("created_at" DESC, "id" DESC) WHERE "is_active" AND "role" IN ('hygienist', 'assistant') AND 'Other' = ANY("languages_spoken");
