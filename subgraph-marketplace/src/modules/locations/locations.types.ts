import type { ClinicLocationRow } from '../../generated/tables';

/** Columns that only the server reads. */
export const INTERNAL_FIELDS = { nameKey: true, createdAt: true } as const;

/** Null: every location; without a number: the address of the clinic's account. */
export type AtLocation = { locationId: number | null } | null;

/** From the parsed input. */
export const atLocation = (at: { locationId?: number | null } | null | undefined): AtLocation =>
  at ? { locationId: at.locationId ?? null } : null;

export type ClinicLocation = Omit<ClinicLocationRow, keyof typeof INTERNAL_FIELDS>;
