-- A clinic's own shifts by their start
DROP INDEX "jobs_clinic_start";
CREATE INDEX "jobs_clinic_start" ON "jobs" ("clinic_id", "starts_at", "id");

-- What is over stays on record and is many: the open ones stand apart
CREATE INDEX "jobs_clinic_open" ON "jobs" ("clinic_id", "starts_at", "id") WHERE "status" IN ('draft', 'invited', 'active');
