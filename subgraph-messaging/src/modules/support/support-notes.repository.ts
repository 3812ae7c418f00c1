import type { MessagingTx } from '../../database';
import { SupportNoteRow } from '../../generated/tables';

export const SupportNote = SupportNoteRow;
export type SupportNote = SupportNoteRow;
export type NewSupportNote = Omit<SupportNote, 'id' | 'authorId'> & { authorId: number };

export async function insertSupportNote(tx: MessagingTx, note: NewSupportNote): Promise<void> {
  await tx.supportNote.create({ data: note });
}
