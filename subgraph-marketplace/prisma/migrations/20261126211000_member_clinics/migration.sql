-- Clinics of other accounts where a person is a member
ALTER TABLE "people" ADD COLUMN "clinic_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
