import {
  CREDENTIAL_GAP_TEXTS,
  type CredentialGapCode,
  type MessageKey,
  type ShiftSide,
} from '@tbt/contracts';
import { conflict, type DomainError } from '@tbt/service-kit';
import {
  credentialGap,
  isLastingGap,
  type Candidate,
  type CredentialGap,
  type LastingGap,
  type ShiftAsked,
} from './credential-gap';

/** Texts for the clinic; the professional's say how to close the gap. */
const CLINIC_TEXTS: Partial<Record<CredentialGapCode, MessageKey>> = {
  licence_pending: 'application.pendingCredential',
  licence_rejected: 'application.rejectedCredential',
  licence_expired: 'application.expiredCredential',
  not_verified: 'application.notVerified',
};

const LASTING_TEXTS: Record<LastingGap, { yours: MessageKey; theirs: MessageKey }> = {
  other_role: { yours: 'application.otherRoleYours', theirs: 'application.otherRole' },
  own_clinic: { yours: 'application.ownClinicYours', theirs: 'application.ownClinic' },
};

function gapText(gap: CredentialGap, side: ShiftSide): MessageKey {
  if (isLastingGap(gap)) return LASTING_TEXTS[gap][side === 'temp' ? 'yours' : 'theirs'];
  if (side === 'temp')
    return gap === 'licence_expired'
      ? 'application.expiredCredentialYours'
      : CREDENTIAL_GAP_TEXTS[gap];
  return CLINIC_TEXTS[gap] ?? 'application.missingCredential';
}

export type Eligibility = {
  /** False for another role and the own clinic: other gaps can be closed before the booking. */
  canApply: boolean;
  gap: CredentialGap | null;
  /** Null for no gap. */
  text: { key: MessageKey; values: Record<string, string> } | null;
};

/** The one rule for applying, booking, lists and screens. */
export function eligibilityOf(person: Candidate, shift: ShiftAsked, side: ShiftSide): Eligibility {
  const gap = credentialGap(person, shift);
  if (gap === null) return { canApply: true, gap, text: null };
  const values = { province: shift.province, role: person.role ?? '', shiftRole: shift.role };
  return { canApply: !isLastingGap(gap), gap, text: { key: gapText(gap, side), values } };
}

/** Null for no gap. */
export function unfitConflict(
  person: Candidate,
  shift: ShiftAsked,
  side: ShiftSide,
): DomainError | null {
  const { gap, text } = eligibilityOf(person, shift, side);
  if (gap === null || text === null) return null;
  return conflict(text.key, { values: text.values, reasons: ['missing_credential', gap] });
}

/** @throws DomainError CONFLICT `other_role`, `own_clinic`. */
export function refuseLastingGap(person: Candidate, shift: ShiftAsked): void {
  const { gap, text } = eligibilityOf(person, shift, 'temp');
  if (!isLastingGap(gap) || text === null) return;
  throw conflict(text.key, { path: ['jobId'], values: text.values, reasons: [gap] });
}
