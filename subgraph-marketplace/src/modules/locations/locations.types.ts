import type { ClinicLocationRow } from '../../generated/tables';

/** Columns that only the server reads. */
export const INTERNAL_FIELDS = { nameKey: true, createdAt: true } as const;

export type ClinicLocation = Omit<ClinicLocationRow, keyof typeof INTERNAL_FIELDS>;
