import { readerIn, selectColumns } from '@tbt/service-kit';
import type { Reading } from '../../database';
import { SupportNoteTable } from '../../generated/tables';
import { SupportNote } from './support-notes.repository';

const COLUMNS = selectColumns(SupportNoteTable);

export const notesOfContactMessages = (db: Reading, ids: readonly number[]) =>
  readerIn(db).rows(SupportNote)`
    SELECT ${COLUMNS} FROM support_notes WHERE contact_message_id = ANY(${[...ids]}::int[])
    ORDER BY id`;

export const notesOfReports = (db: Reading, ids: readonly number[]) =>
  readerIn(db).rows(SupportNote)`
    SELECT ${COLUMNS} FROM support_notes WHERE report_id = ANY(${[...ids]}::int[]) ORDER BY id`;
