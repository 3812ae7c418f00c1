-- CreateTable
CREATE TABLE "promotional_registrations" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "promotional_code" TEXT NOT NULL,
    "registration_order" INTEGER NOT NULL,
    "is_valid" BOOLEAN NOT NULL DEFAULT true,
    "benefits_granted" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "promotional_registrations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "waitlist_entries" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "province" TEXT NOT NULL,
    "role" "role" NOT NULL,
    "beta_tester" BOOLEAN NOT NULL DEFAULT false,
    "locale" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "waitlist_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "promotional_registrations_once_per_clinic" ON "promotional_registrations"("user_id", "promotional_code");

-- CreateIndex
CREATE UNIQUE INDEX "promotional_registrations_one_per_place" ON "promotional_registrations"("promotional_code", "registration_order");

-- CreateIndex
CREATE UNIQUE INDEX "waitlist_entries_one_per_email" ON "waitlist_entries"("email");

-- AddForeignKey
ALTER TABLE "promotional_registrations" ADD CONSTRAINT "promotional_registrations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;



-- By hand from here on: what Prisma's schema cannot say.

-- Five places of FIRST5FREE, numbered 1 to 5, whatever the code does.
ALTER TABLE "promotional_registrations"
  ADD CONSTRAINT "promotional_registrations_within_places" CHECK (
    "registration_order" > 0 AND ("promotional_code" <> 'FIRST5FREE' OR "registration_order" <= 5)
  );
