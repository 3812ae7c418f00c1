-- One partial index per shift length: the planner turns NOT (a >= b) into a < b and passes the expression by
DROP INDEX "jobs_active_length";
CREATE INDEX "jobs_active_full_day" ON "jobs" ("created_at" DESC, "id" DESC) WHERE "status" = 'active' AND "duration_minutes" >= 360;
CREATE INDEX "jobs_active_half_day" ON "jobs" ("created_at" DESC, "id" DESC) WHERE "status" = 'active' AND "duration_minutes" < 360;
