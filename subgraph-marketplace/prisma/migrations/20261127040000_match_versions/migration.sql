-- Learned standard weights
CREATE TABLE "match_versions" (
    "version" INTEGER NOT NULL,
    "weights" JSONB NOT NULL,
    "applied_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "match_versions_pkey" PRIMARY KEY ("version")
);
