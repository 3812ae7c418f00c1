import { CREDENTIAL_GAPS } from '@tbt/contracts';

const GAPS: readonly string[] = CREDENTIAL_GAPS;

/** Whether only the check of a licence or certification is missing. */
export const needsVerification = (gap: string | null | undefined): boolean =>
  gap != null && GAPS.includes(gap);
