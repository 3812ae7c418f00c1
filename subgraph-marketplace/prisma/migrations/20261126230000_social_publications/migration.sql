-- Shifts that a clinic published on its pages, once for each shift and page
CREATE TABLE "social_publications" (
    "job_id" INTEGER NOT NULL,
    "network" TEXT NOT NULL,
    "page_id" TEXT NOT NULL,
    "clinic_id" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "reason" TEXT,
    "post_id" TEXT,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "social_publications_pkey" PRIMARY KEY ("job_id","network","page_id"),
    CONSTRAINT "social_publications_state" CHECK ("state" IN ('sending', 'published', 'failed'))
);
CREATE INDEX "social_publications_clinic" ON "social_publications"("clinic_id");
ALTER TABLE "social_publications" ADD CONSTRAINT "social_publications_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
