-- A histogram of each web vital by day, page and kind of device, without visits and persons.
CREATE TABLE "page_speeds" (
    "day" DATE NOT NULL,
    "page" TEXT NOT NULL,
    "is_phone" BOOLEAN NOT NULL,
    "vital" TEXT NOT NULL,
    "step" INTEGER NOT NULL,
    "visits" INTEGER NOT NULL,

    CONSTRAINT "page_speeds_pkey" PRIMARY KEY ("day", "page", "is_phone", "vital", "step")
);
