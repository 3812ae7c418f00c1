-- Quebec universities grade up to 4.3.
ALTER TABLE "users" DROP CONSTRAINT "users_gpa_range";
ALTER TABLE "users" ADD CONSTRAINT "users_gpa_range" CHECK ("gpa" BETWEEN 0 AND 4.3);
