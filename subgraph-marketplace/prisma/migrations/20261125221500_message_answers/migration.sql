-- First answers of conversations, from messaging, so that response times count messages beside offers and invitations
CREATE TABLE "message_answers" (
    "conversation_id" INTEGER NOT NULL,
    "answerer_id" INTEGER NOT NULL,
    "asker_id" INTEGER NOT NULL,
    "minutes" INTEGER NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_answers_pkey" PRIMARY KEY ("conversation_id")
);

CREATE INDEX "message_answers_answered_at_idx" ON "message_answers"("answered_at");
