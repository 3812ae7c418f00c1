CREATE TABLE "hidden_presences" (
    "user_id" INTEGER NOT NULL,

    CONSTRAINT "hidden_presences_pkey" PRIMARY KEY ("user_id")
);
