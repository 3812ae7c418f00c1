import { parseId } from '@tbt/contracts';

const ROW_ID_MAX = 2_147_483_647;

/** Whether an id can name a row at all; a larger one would be an error in SQL instead of nothing. */
export const isRowId = (id: number): boolean => id <= ROW_ID_MAX;

/** The id of a row from a graph id; null for anything that cannot name one. */
export function parseRowId(value: unknown): number | null {
  const id = parseId(value);
  return id !== null && isRowId(id) ? id : null;
}

/** A person as other subgraphs know them: nothing but the id. */
export type PersonReference = { id: number };
