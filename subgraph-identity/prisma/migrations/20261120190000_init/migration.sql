-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- The same account in any case: by hand, Prisma declares the column type only.
CREATE EXTENSION IF NOT EXISTS citext;

-- CreateEnum
CREATE TYPE "role" AS ENUM ('hygienist', 'assistant', 'clinic');

-- CreateEnum
CREATE TYPE "education_tier" AS ENUM ('tier1', 'tier2', 'tier3');

-- CreateEnum
CREATE TYPE "verification_status" AS ENUM ('pending', 'approved', 'rejected');

-- CreateEnum
CREATE TYPE "subscription_status" AS ENUM ('free', 'trial', 'active', 'past_due', 'cancelled', 'ended');

-- CreateEnum
CREATE TYPE "subscription_tier" AS ENUM ('basic', 'pro', 'premium');

-- CreateEnum
CREATE TYPE "entitlement_source" AS ENUM ('application', 'booking');

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "email" CITEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "role" "role",
    "profile_picture" TEXT,
    "province" TEXT,
    "city" TEXT,
    "street_address" TEXT,
    "postal_code" TEXT,
    "license_number" TEXT,
    "years_experience" TEXT,
    "travel_distance" INTEGER,
    "education_institution" TEXT,
    "education_tier" "education_tier",
    "graduation_year" INTEGER,
    "gpa" DECIMAL(3,2),
    "is_new_grad" BOOLEAN NOT NULL DEFAULT false,
    "availability" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "is_verified" BOOLEAN NOT NULL DEFAULT false,
    "verification_status" "verification_status" NOT NULL DEFAULT 'pending',
    "working_style" TEXT,
    "personality_type" TEXT,
    "work_pace" TEXT,
    "clinic_vibe" TEXT,
    "patient_types" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "specialty_focus" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "languages_spoken" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "communication_style" TEXT,
    "team_collaboration" TEXT,
    "stress_handling" TEXT,
    "subscription_status" "subscription_status" NOT NULL DEFAULT 'free',
    "subscription_tier" "subscription_tier",
    "subscription_id" TEXT,
    "customer_id" TEXT,
    "subscription_ends_at" TIMESTAMPTZ(3),
    "promotional_code" TEXT,
    "is_promotional_user" BOOLEAN NOT NULL DEFAULT false,
    "is_admin" BOOLEAN NOT NULL DEFAULT false,
    "last_active_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "licences" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "province" TEXT NOT NULL,
    "regulator" TEXT NOT NULL,
    "class" TEXT,
    "number" TEXT NOT NULL,
    "status" "verification_status" NOT NULL DEFAULT 'pending',
    "expires_on" DATE,
    "conditions" TEXT,
    "reviewed_by" INTEGER,
    "reviewed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "licences_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "entitlements" (
    "source" "entitlement_source" NOT NULL,
    "source_id" INTEGER NOT NULL,
    "clinic_id" INTEGER NOT NULL,
    "professional_id" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "entitlements_pkey" PRIMARY KEY ("source","source_id")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_events" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbox_events" (
    "event_id" UUID NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inbox_events_pkey" PRIMARY KEY ("event_id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "viewer_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "body_hash" TEXT NOT NULL,
    "result" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("viewer_id","key")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions"("token_hash");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "licences_one_per_number" ON "licences"("user_id", "province", "regulator", "number");

-- CreateIndex
CREATE INDEX "entitlements_clinic_id_professional_id_idx" ON "entitlements"("clinic_id", "professional_id");

-- CreateIndex
CREATE INDEX "audit_log_subject_at_idx" ON "audit_log"("subject", "at");

-- CreateIndex
CREATE INDEX "outbox_events_published_at_created_at_idx" ON "outbox_events"("published_at", "created_at");

-- CreateIndex
CREATE INDEX "inbox_events_received_at_idx" ON "inbox_events"("received_at");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "licences" ADD CONSTRAINT "licences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "licences" ADD CONSTRAINT "licences_reviewed_by_fkey" FOREIGN KEY ("reviewed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- By hand from here on: what Prisma's schema cannot say.

ALTER TABLE "users"
  ADD CONSTRAINT "users_role_or_admin" CHECK ("role" IS NOT NULL OR "is_admin"),
  ADD CONSTRAINT "users_password_is_hash" CHECK ("password_hash" LIKE '$argon2id$%'),
  ADD CONSTRAINT "users_gpa_range" CHECK ("gpa" BETWEEN 0 AND 4),
  ADD CONSTRAINT "users_travel_distance_positive" CHECK ("travel_distance" > 0),
  ADD CONSTRAINT "users_revision_positive" CHECK ("revision" > 0);

ALTER TABLE "sessions"
  ADD CONSTRAINT "sessions_token_is_digest" CHECK (octet_length("token_hash") = 32),
  ADD CONSTRAINT "sessions_at_most_90_days"
    CHECK ("expires_at" <= "created_at" + interval '90 days');

-- Nobody approves their own licence, and a decision names its moment.
ALTER TABLE "licences"
  ADD CONSTRAINT "licences_not_self_reviewed" CHECK ("reviewed_by" <> "user_id"),
  ADD CONSTRAINT "licences_decision_dated"
    CHECK ("status" = 'pending' OR "reviewed_at" IS NOT NULL);

-- \x3B is the semicolon: the tool that replays migrations for the drift check cuts files at each one.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql
  AS E'BEGIN RAISE EXCEPTION \'audit_log is append-only\'\x3B END';

CREATE TRIGGER "audit_log_append_only"
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
