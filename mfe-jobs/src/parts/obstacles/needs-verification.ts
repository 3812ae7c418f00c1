import { CREDENTIAL_GAPS } from '@tbt/contracts';

const GAPS: readonly string[] = CREDENTIAL_GAPS;
const REVIEWED: readonly string[] = ['licence_pending', 'certification_pending'];

/** Whether only the check of a licence or certification is missing. */
export const needsVerification = (gap: string | null | undefined): boolean =>
  gap != null && GAPS.includes(gap);

/** Whether the professional has something to send before it can be checked. */
export const hasToBeSent = (gap: string | null | undefined): boolean =>
  needsVerification(gap) && !REVIEWED.includes(gap ?? '');
