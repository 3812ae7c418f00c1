-- A licence is looked for by its exact number, whatever the case.
CREATE INDEX "licences_number" ON "licences" (upper("number"));
