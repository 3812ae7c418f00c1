import type { MessagingTx } from '../../database';
import type { SupportNoteRow } from '../../generated/tables';

export type SupportNote = SupportNoteRow;
export type NewSupportNote = Omit<SupportNote, 'id' | 'authorId'> & { authorId: number };

export async function insertSupportNote(tx: MessagingTx, note: NewSupportNote): Promise<void> {
  await tx.supportNote.create({ data: note });
}
