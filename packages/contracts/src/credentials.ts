import type { MessageKey } from './messages';
import {
  isProfessionalRole,
  type DocumentType,
  type Role,
  type VerificationStatus,
} from './option-sets';
import type { Province } from './places';

/** `expiresOn` is the last valid day; null never expires. */
export type LicenceFacts = {
  province: string;
  status: VerificationStatus;
  /** YYYY-MM-DD. */
  expiresOn: string | null;
  /** False while a pending licence lacks the file that a review needs. */
  hasFile?: boolean;
  /** Approved under a former name and waiting for the review of the new one. */
  isReviewedAgain?: boolean;
};

export type CredentialHolder = {
  role: Role | null;
  isVerified: boolean;
  licences: readonly LicenceFacts[];
};

export const CREDENTIAL_GAPS = [
  'not_professional',
  'licence_missing',
  'licence_incomplete',
  'licence_pending',
  'licence_rejected',
  'licence_expired',
  'certification_missing',
  'certification_incomplete',
  'certification_pending',
  'certification_rejected',
  'certification_expired',
  'not_verified',
] as const;
export type CredentialGapCode = (typeof CREDENTIAL_GAPS)[number];
/** Which credential is asked for is unknown without a province; a shift always has one. */
export type ProfileGapCode = CredentialGapCode | 'province_missing';

const IN_REVIEW: readonly string[] = ['licence_pending', 'certification_pending', 'not_verified'];
const SENDABLE = /^(licence|certification|province)_/;

/** Whether the professional has something to send for it, or waits for our review; null for what no credential closes. */
export function credentialStage(gap: string | null | undefined): 'send' | 'review' | null {
  if (!gap) return null;
  if (IN_REVIEW.includes(gap)) return 'review';
  return SENDABLE.test(gap) ? 'send' : null;
}

/** `{province}` is the province of the gap. */
export const CREDENTIAL_GAP_TEXTS = {
  not_professional: 'credential.notProfessional',
  province_missing: 'credential.provinceMissing',
  licence_missing: 'credential.licenceMissing',
  licence_incomplete: 'credential.licenceIncomplete',
  licence_pending: 'credential.licencePending',
  licence_rejected: 'credential.licenceRejected',
  licence_expired: 'credential.licenceExpired',
  certification_missing: 'credential.certificationMissing',
  certification_incomplete: 'credential.certificationIncomplete',
  certification_pending: 'credential.certificationPending',
  certification_rejected: 'credential.certificationRejected',
  certification_expired: 'credential.certificationExpired',
  not_verified: 'credential.notVerified',
} as const satisfies Record<ProfileGapCode, MessageKey>;

/** Days before the expiry; 0 is the expiry itself. */
export const REMINDER_DAYS = [60, 30, 7, 1, 0] as const;

type Proof = Pick<LicenceFacts, 'status' | 'expiresOn' | 'hasFile'>;
type ProofState = 'held' | 'pending' | 'incomplete' | 'expired' | 'rejected' | 'missing';

/** Quebec regulates dental hygienists and not assistants. */
export const asksForLicence = (role: Role | null, province: string): boolean =>
  role !== 'assistant' || province !== 'Quebec';

/** A certification where no regulator issues a licence. */
export const licenceDocumentType = (role: Role | null, province: string): DocumentType =>
  asksForLicence(role, province) ? 'license' : 'certification';

/** Ignores case and spacing. */
export const licenceNumberKey = (number: string): string =>
  number.replace(/\s+/g, '').toUpperCase();

const EXPIRY_YEARS_MAX = 10;

/** No regulator registers for more than ten years. Both YYYY-MM-DD. */
export const isExpiryTooFar = (expiresOn: string, today: string): boolean =>
  expiresOn > `${Number(today.slice(0, 4)) + EXPIRY_YEARS_MAX}${today.slice(4)}`;

const reaches = ({ expiresOn }: Proof, date: string): boolean =>
  expiresOn === null || expiresOn.slice(0, 10) >= date;

export const holdsOn = (proof: Proof, date: string): boolean =>
  proof.status === 'approved' && reaches(proof, date);

/** Whether its review, which is under way, may end with a licence that holds on that day. */
const isReviewedFor = (proof: Proof, date: string): boolean =>
  proof.status === 'pending' && proof.hasFile !== false && reaches(proof, date);

function proofState(proofs: readonly Proof[], date: string): ProofState {
  if (proofs.some((proof) => holdsOn(proof, date))) return 'held';
  const has = (status: VerificationStatus) => proofs.some((proof) => proof.status === status);
  if (proofs.some((proof) => isReviewedFor(proof, date))) return 'pending';
  if (proofs.some(({ status, hasFile }) => status === 'pending' && hasFile === false))
    return 'incomplete';
  if (has('approved') || has('pending')) return 'expired';
  return has('rejected') ? 'rejected' : 'missing';
}

type PlaceAndDay<P> = { province: P; date: string };

/** The one rule of the booking check and of every screen that explains it; `date` is YYYY-MM-DD in the province. */
export function credentialGaps(
  holder: CredentialHolder,
  asked: PlaceAndDay<string>,
): CredentialGapCode[];
export function credentialGaps(
  holder: CredentialHolder,
  asked: PlaceAndDay<string | null>,
): ProfileGapCode[];
export function credentialGaps(
  { role, isVerified, licences }: CredentialHolder,
  { province, date }: PlaceAndDay<string | null>,
): ProfileGapCode[] {
  if (!isProfessionalRole(role)) return ['not_professional'];
  if (province === null) return ['province_missing'];
  const state = proofState(
    licences.filter((licence) => licence.province === province),
    date,
  );
  if (asksForLicence(role, province)) {
    if (state !== 'held') return [`licence_${state}`];
    return isVerified ? [] : ['not_verified'];
  }
  if (isVerified) return [];
  return [state === 'held' ? 'not_verified' : `certification_${state}`];
}

/** What the professional of an existing booking lacks: a licence that is reviewed again under a new name counts until the decision. */
export function existingBookingGaps(
  holder: CredentialHolder,
  asked: PlaceAndDay<string>,
): CredentialGapCode[] {
  const licences = holder.licences.map((licence) =>
    licence.isReviewedAgain ? { ...licence, status: 'approved' as const } : licence,
  );
  const isVerified = holder.isVerified || licences.some((licence) => licence.isReviewedAgain);
  return credentialGaps({ ...holder, licences, isVerified }, asked);
}

/** A shift on the local clock; the date is YYYY-MM-DD, the times are HH:MM. */
export type ShiftHours = { date: string; startTime: string; endTime: string };

const DAY_MS = 86_400_000;

/** The last local date with work: an overnight shift reaches into the next one, unless it ends at midnight. */
export function lastDateOf({ date, startTime, endTime }: ShiftHours): string {
  if (endTime > startTime || endTime === '00:00') return date;
  return new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}

/** Whether a review that is under way may still fill the gap on that day. */
export const isReviewOpen = (
  { licences }: Pick<CredentialHolder, 'licences'>,
  { province, date }: { province: string; date: string },
): boolean =>
  licences.some((licence) => licence.province === province && isReviewedFor(licence, date));

/** Winter offset behind UTC of each province's latest zone: a licence is valid until its last day ends there. */
const HOURS_BEHIND = {
  Ontario: 6,
  'British Columbia': 7,
  Alberta: 6,
  Quebec: 5,
  Manitoba: 5,
  Saskatchewan: 6,
  'Nova Scotia': 4,
  'New Brunswick': 4,
  'Newfoundland and Labrador': 4,
  'Prince Edward Island': 4,
  'Northwest Territories': 6,
  Nunavut: 7,
  Yukon: 7,
} as const satisfies Record<Province, number>;
const LATEST_HOURS_BEHIND = 7;
const HOUR_MS = 3_600_000;

/** Latest date in the province, or in all of Canada without one, YYYY-MM-DD. */
export function currentDateIn(province: string | null, now: Date): string {
  const known: Readonly<Record<string, number>> = HOURS_BEHIND;
  const hours = known[province ?? ''] ?? LATEST_HOURS_BEHIND;
  return new Date(now.getTime() - hours * HOUR_MS).toISOString().slice(0, 10);
}

/** The last instant of a date (YYYY-MM-DD) in the province, by the same offsets. */
export function endOfDateIn(province: string | null, date: string): Date {
  const known: Readonly<Record<string, number>> = HOURS_BEHIND;
  const hours = (known[province ?? ''] ?? LATEST_HOURS_BEHIND) + 24;
  return new Date(Date.parse(`${date}T00:00:00Z`) + hours * HOUR_MS - 1);
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / (24 * HOUR_MS));
