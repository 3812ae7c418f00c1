-- The planner takes latitude and longitude for independent and reads a whole city by this index, where the newest list has both
DROP INDEX "jobs_active_map";
