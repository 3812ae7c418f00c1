import type { JobTemplateRow } from '../../../generated/tables';

/** Columns that only the server reads. */
export const INTERNAL_FIELDS = { clinicId: true, nameKey: true } as const;

/** Without the date; the rate is text with two decimals. */
export type JobTemplate = Omit<JobTemplateRow, keyof typeof INTERNAL_FIELDS>;
