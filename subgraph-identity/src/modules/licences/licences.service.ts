import {
  currentDateIn,
  daysBetween,
  isProfessionalRole,
  LIMITS,
  REMINDER_DAYS,
} from '@tbt/contracts';
import {
  conflict,
  idempotent,
  onConstraint,
  parseInput,
  requireViewer,
  type Clock,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { IdentityLimits } from '../../limits';
import type { AuditQueries } from '../admin';
import type { CredentialsService } from '../credentials';
import { nationalBody, type RegulatorsRepository } from '../regulators';
import type { Upload, UploadsService } from '../uploads';
import { authorizeEdit, type User, type UsersQueries } from '../users';
import type { VerificationDocumentsRepository } from '../verification-documents';
import { createLicenceFiles } from './licence-files';
import { createLicenceSubmission } from './licence-submission';
import { announceSubmitted, announceWithdrawn } from './licences.events';
import {
  licenceIdRule,
  licenceRule,
  type ApprovalInput,
  type LicenceInput,
} from './licences.inputs';
import {
  authorizeHolder,
  isSameLicence,
  requireEditable,
  requireProfessional,
} from './licences.policy';
import { requireExpiry } from './require-expiry';
import { createLicenceReview } from './review-licence';
import type { Licence, LicencesRepository, LicenceValues } from './licences.repository';
import type { LicenceReminders } from './licences.jobs';

const RENEWAL_DAYS = REMINDER_DAYS[0];

type Parts = {
  licences: LicencesRepository;
  documents: VerificationDocumentsRepository;
  uploads: Pick<UploadsService, 'attach' | 'release' | 'urlOf' | 'removeFiles'>;
  reminders: LicenceReminders;
  regulators: RegulatorsRepository;
  credentials: CredentialsService;
  users: UsersQueries;
  audit: AuditQueries;
  limits: IdentityLimits;
  /** Whether the professional is booked for a shift that has not ended. */
  hasComingBookings: (tx: IdentityTx, userId: number, now: Date) => Promise<boolean>;
  database: IdentityDatabase;
  clock: Clock;
};

export function createLicencesService(parts: Parts) {
  const { licences, uploads, reminders, regulators, credentials, users } = parts;
  const { audit, limits, database, clock } = parts;
  const files = createLicenceFiles(parts);
  const submission = createLicenceSubmission({ ...parts, files });
  const review = createLicenceReview(parts);
  /** A shift that needs the licence is cancelled at its price first. */
  const refuseNeeded = async (tx: IdentityTx, licence: Licence): Promise<void> => {
    if (licence.status !== 'approved' && !licence.isReviewedAgain) return;
    const others = await licences.supportingOf(tx, licence.userId);
    const hasOther = others.some(
      ({ id, province }) => id !== licence.id && province === licence.province,
    );
    if (!hasOther && (await parts.hasComingBookings(tx, licence.userId, clock.now())))
      throw conflict('licence.comingBookings', { reasons: ['coming_bookings'] });
  };
  const duplicate = () => conflict('licence.duplicate', { path: ['number'] });
  /** Deletes the files of unused uploads after the commit. */
  const stored = async <T>(run: (tx: IdentityTx, gone: Upload[]) => Promise<T>): Promise<T> => {
    const gone: Upload[] = [];
    const result = await database
      .transaction((tx) => run(tx, gone))
      .catch((error: unknown) =>
        onConstraint(error, {
          licences_one_pending_per_number: duplicate,
          licences_one_approved_per_number: duplicate,
        }),
      );
    await uploads.removeFiles(gone);
    return result;
  };

  const attached = (tx: IdentityTx, info: RequestInfo, url: string | null) =>
    url === null ? null : uploads.attach(tx, info, url, 'document', 'documentUrl');

  const valuesOf = async (
    tx: IdentityTx,
    { role }: User,
    { regulator, ...values }: Omit<LicenceValues, 'regulator'> & { regulator: string | null },
  ): Promise<LicenceValues> => {
    const { expiresOn, province } = values;
    if (expiresOn) requireExpiry(expiresOn, currentDateIn(province, clock.now()));
    const known = regulator ? null : await regulators.find(tx, values.province, role);
    return { ...values, regulator: regulator ?? known?.abbreviation ?? nationalBody(role) };
  };

  /** The same number is a renewal only close to the current licence's expiry. */
  const refuseEarlyRenewal = async (
    tx: IdentityTx,
    licence: LicenceValues & Pick<Licence, 'userId'>,
  ): Promise<void> => {
    const approved = await licences.findLike(tx, licence, 'approved');
    if (!approved) return;
    const today = currentDateIn(approved.province, clock.now());
    const isNear = approved.expiresOn && daysBetween(today, approved.expiresOn) <= RENEWAL_DAYS;
    if (!isNear) throw duplicate();
  };

  const isFull = async (tx: IdentityTx, userId: number): Promise<boolean> =>
    (await licences.count(tx, userId)) >= LIMITS.licencesMax;

  /**
   * Records a licence; its review begins once it has a file.
   * @throws DomainError VALIDATION_FAILED, NOT_FOUND, FORBIDDEN, CONFLICT `licence.duplicate` or `licence.tooMany`, RATE_LIMITED.
   */
  const record = async (
    info: RequestInfo,
    userId: number,
    input: LicenceInput,
  ): Promise<Licence> => {
    const { documentUrl, ...given } = parseInput(licenceRule, input);
    await limits.consumeWriteQuota(info);
    const call = { operation: 'addLicence', input: { ...given, documentUrl } };
    return stored((tx, gone) =>
      idempotent(info, tx, call, async () => {
        const user = requireProfessional(authorizeEdit(info, await users.lock(tx, userId)));
        const values = { ...(await valuesOf(tx, user, given)), userId: user.id };
        await refuseEarlyRenewal(tx, values);
        if (await isFull(tx, user.id)) {
          throw conflict('licence.tooMany', {
            values: { max: LIMITS.licencesMax },
            reasons: ['too_many_licences'],
          });
        }
        const createdAt = clock.now();
        const licence = await licences.insert(tx, { ...values, createdAt });
        const upload = await attached(tx, info, documentUrl);
        return submission.submit(tx, info, { user, licence, upload, gone });
      }),
    );
  };

  return {
    record,

    /** @returns false without a number or province, when recorded already, or above the maximum. */
    recordNumber: async (tx: IdentityTx, user: User): Promise<boolean> => {
      const { id: userId, role, province, licenseNumber: number } = user;
      if (!isProfessionalRole(role) || !province || !number) return false;
      const named = { province, number, regulator: null };
      const given = { ...named, licenceClass: null, conditions: null, expiresOn: null };
      const values = { ...(await valuesOf(tx, user, given)), userId };
      if ((await licences.isKnown(tx, values)) || (await isFull(tx, userId))) return false;
      const createdAt = clock.now();
      const licence = await licences.insert(tx, { ...values, createdAt });
      if (await files.adopt(tx, user, licence))
        await announceSubmitted(tx, user, licence, createdAt);
      return true;
    },

    /** @throws DomainError UNAUTHENTICATED, and errors of `record`. */
    addOwn: async (info: RequestInfo, input: LicenceInput): Promise<Licence> =>
      record(info, requireViewer(info).userId, input),

    /** It is pending afterwards. @throws DomainError UNAUTHENTICATED, VALIDATION_FAILED, NOT_FOUND, CONFLICT `licence.*` or `coming_bookings`. */
    edit: async (
      info: RequestInfo,
      { licenceId, ...input }: LicenceInput & { licenceId: string | number },
    ): Promise<Licence> => {
      requireViewer(info);
      const { licenceId: id } = parseInput(licenceIdRule, { licenceId });
      const { documentUrl, ...given } = parseInput(licenceRule, input);
      await limits.consumeWriteQuota(info);
      return stored(async (tx, gone) => {
        const found = authorizeHolder(info, await licences.byId(tx, id));
        const user = authorizeEdit(info, await users.lock(tx, found.userId));
        const values = await valuesOf(tx, user, given);
        await refuseEarlyRenewal(tx, { ...values, userId: user.id });
        const isSame = isSameLicence(requireEditable(found), values);
        if (!isSame) await refuseNeeded(tx, found);
        const isReviewedAgain = found.isReviewedAgain && isSame;
        const changed = await licences.resubmit(tx, found, values, clock.now(), isReviewedAgain);
        if (!changed) throw conflict('licence.approved');
        const upload = await attached(tx, info, documentUrl);
        return submission.submit(tx, info, { user, licence: changed, upload, gone });
      });
    },

    /** @throws DomainError UNAUTHENTICATED, VALIDATION_FAILED, NOT_FOUND unless the holder, CONFLICT `coming_bookings`. */
    remove: async (info: RequestInfo, input: { licenceId: string | number }): Promise<Licence> => {
      requireViewer(info);
      const { licenceId } = parseInput(licenceIdRule, input);
      await limits.consumeWriteQuota(info);
      return stored(async (tx, gone) => {
        const found = authorizeHolder(info, await licences.byId(tx, licenceId));
        const user = authorizeEdit(info, await users.lock(tx, found.userId));
        await refuseNeeded(tx, found);
        gone.push(...(await files.discardOf(tx, found)));
        await licences.remove(tx, found);
        await announceWithdrawn(tx, found, clock.now());
        const subject = `licence:${found.id}`;
        await audit.append(tx, info, clock.now(), 'licence.removed', subject, {
          personId: user.id,
        });
        await credentials.refresh(tx, user);
        return found;
      });
    },

    takeFile: submission.takeFile,
    reviewAgain: submission.reviewAgain,
    decide: review.decide,

    /** For services and tools: approves the licence in its current revision. */
    approve: (info: RequestInfo, licenceId: number, input: ApprovalInput = {}): Promise<Licence> =>
      review.decide(info, { id: licenceId, status: 'approved', ...input }),

    sendReminders: reminders.send,
  };
}

export type LicencesService = ReturnType<typeof createLicencesService>;
