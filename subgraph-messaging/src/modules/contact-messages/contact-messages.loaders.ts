import { createListLoader } from '@tbt/service-kit';
import type { Reading } from '../../database';
import { answersOf } from './contact-desk.queries';

/** Answers of a page's messages, in one statement. */
export const createContactLoaders = (db: Reading) => ({
  contactAnswers: createListLoader(
    (ids: readonly number[]) => answersOf(db, ids),
    ({ contactMessageId }) => contactMessageId,
  ),
});

export type ContactLoaders = ReturnType<typeof createContactLoaders>;
