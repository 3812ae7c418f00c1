import { createListLoader } from '@tbt/service-kit';
import type { Reading } from '../../database';
import { notesOfContactMessages, notesOfReports } from './support.queries';

const NO_CASE = 0;

/** Notes of a page's cases, in one statement. */
export const createSupportLoaders = (db: Reading) => ({
  contactNotes: createListLoader(
    (ids: readonly number[]) => notesOfContactMessages(db, ids),
    ({ contactMessageId }) => contactMessageId ?? NO_CASE,
  ),
  reportNotes: createListLoader(
    (ids: readonly number[]) => notesOfReports(db, ids),
    ({ reportId }) => reportId ?? NO_CASE,
  ),
});

export type SupportLoaders = ReturnType<typeof createSupportLoaders>;
