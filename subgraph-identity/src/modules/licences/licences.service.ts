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
import type { AuditRepository } from '../admin';
import type { CredentialsService } from '../credentials';
import { nationalBody, type RegulatorsRepository } from '../regulators';
import { authorizeEdit, type User, type UsersRepository } from '../users';
import { announceSubmitted } from './licences.events';
import {
  licenceIdRule,
  licenceRule,
  type ApprovalInput,
  type LicenceInput,
} from './licences.inputs';
import { authorizeHolder, requireEditable, requireProfessional } from './licences.policy';
import { createLicenceReview } from './licences.review';
import type { Licence, LicencesRepository, LicenceValues } from './licences.repository';
import type { LicenceReminders } from './licences.reminders';

const RENEWAL_DAYS = REMINDER_DAYS[0];

type Parts = {
  licences: LicencesRepository;
  reminders: LicenceReminders;
  regulators: RegulatorsRepository;
  credentials: CredentialsService;
  users: UsersRepository;
  audit: AuditRepository;
  limits: IdentityLimits;
  database: IdentityDatabase;
  clock: Clock;
};

export function createLicencesService(parts: Parts) {
  const { licences, reminders, regulators, credentials, users, audit, limits, database, clock } =
    parts;
  const review = createLicenceReview(parts);
  const duplicate = () => conflict('licence.duplicate', { path: ['number'] });
  const stored = <T>(run: (tx: IdentityTx) => Promise<T>): Promise<T> =>
    database.transaction(run).catch((error: unknown) =>
      onConstraint(error, {
        licences_one_pending_per_number: duplicate,
        licences_one_approved_per_number: duplicate,
      }),
    );

  // Services of our own are not counted.
  const countWrite = async ({ viewer }: RequestInfo): Promise<void> => {
    if (viewer) await limits.countWrite(viewer.userId);
  };

  const valuesOf = async (
    tx: IdentityTx,
    { role }: User,
    { regulator, ...values }: Omit<LicenceValues, 'regulator'> & { regulator: string | null },
  ): Promise<LicenceValues> => {
    const known = regulator ? null : await regulators.find(tx, values.province, role);
    return { ...values, regulator: regulator ?? known?.abbreviation ?? nationalBody(role) };
  };

  /** The same number again is a renewal once the end of the one in force is near. */
  const refuseEarlyRenewal = async (
    tx: IdentityTx,
    licence: LicenceValues & Pick<Licence, 'userId'>,
  ): Promise<void> => {
    const held = await licences.approvedLike(tx, licence);
    if (!held) return;
    const today = currentDateIn(held.province, clock.now());
    const isNear = held.expiresOn && daysBetween(today, held.expiresOn) <= RENEWAL_DAYS;
    if (!isNear) throw duplicate();
  };

  const isFull = async (tx: IdentityTx, userId: number): Promise<boolean> =>
    (await licences.count(tx, userId)) >= LIMITS.licencesMax;

  const submit = async (tx: IdentityTx, user: User, licence: Licence): Promise<Licence> => {
    await announceSubmitted(tx, licence, clock.now());
    await credentials.refresh(tx, user);
    return licence;
  };

  /**
   * Puts a licence on record, pending review.
   * @throws DomainError VALIDATION_FAILED, NOT_FOUND, FORBIDDEN, CONFLICT `licence.duplicate` or
   * `licence.tooMany`, RATE_LIMITED by person.
   */
  const record = async (
    info: RequestInfo,
    userId: number,
    input: LicenceInput,
  ): Promise<Licence> => {
    const given = parseInput(licenceRule, input);
    await countWrite(info);
    return stored((tx) =>
      idempotent(info, tx, { operation: 'addLicence', input: given }, async () => {
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
        return submit(tx, user, await licences.insert(tx, { ...values, createdAt }));
      }),
    );
  };

  return {
    record,

    /**
     * Puts the number of a person's profile on record, pending review, in the caller's transaction.
     * @returns false when there is nothing to note: no number, no province, known already, or one
     * more than are kept.
     */
    noteNumber: async (tx: IdentityTx, user: User): Promise<boolean> => {
      const { id: userId, role, province, licenseNumber: number } = user;
      if (!isProfessionalRole(role) || !province || !number) return false;
      const named = { province, number, regulator: null };
      const given = { ...named, licenceClass: null, conditions: null, expiresOn: null };
      const values = { ...(await valuesOf(tx, user, given)), userId };
      if ((await licences.isKnown(tx, values)) || (await isFull(tx, userId))) return false;
      const createdAt = clock.now();
      const licence = await licences.insert(tx, { ...values, createdAt });
      await announceSubmitted(tx, licence, createdAt);
      return true;
    },

    /** The viewer's own. @throws DomainError UNAUTHENTICATED, and what `record` throws. */
    addOwn: async (info: RequestInfo, input: LicenceInput): Promise<Licence> =>
      record(info, requireViewer(info).userId, input),

    /**
     * Changes an own licence that is pending or rejected; it is pending afterwards.
     * @throws DomainError VALIDATION_FAILED, NOT_FOUND, CONFLICT `licence.approved`, `licence.duplicate`.
     */
    edit: async (
      info: RequestInfo,
      { licenceId, ...input }: LicenceInput & { licenceId: string | number },
    ): Promise<Licence> => {
      const { licenceId: id } = parseInput(licenceIdRule, { licenceId });
      const given = parseInput(licenceRule, input);
      await countWrite(info);
      return stored(async (tx) => {
        const found = authorizeHolder(info, await licences.byId(tx, id));
        const user = authorizeEdit(info, await users.lock(tx, found.userId));
        const values = await valuesOf(tx, user, given);
        await refuseEarlyRenewal(tx, { ...values, userId: user.id });
        const changed = await licences.resubmit(tx, requireEditable(found), values, clock.now());
        if (!changed) throw conflict('licence.approved');
        return submit(tx, user, changed);
      });
    },

    /** @throws DomainError VALIDATION_FAILED, NOT_FOUND for anybody but the holder. */
    remove: async (info: RequestInfo, input: { licenceId: string | number }): Promise<Licence> => {
      const { licenceId } = parseInput(licenceIdRule, input);
      await countWrite(info);
      return database.transaction(async (tx) => {
        const found = authorizeHolder(info, await licences.byId(tx, licenceId));
        const user = authorizeEdit(info, await users.lock(tx, found.userId));
        await licences.remove(tx, found);
        const subject = `licence:${found.id}`;
        await audit.append(tx, info, clock.now(), 'licence.removed', subject, {
          personId: user.id,
        });
        await credentials.refresh(tx, user);
        return found;
      });
    },

    decide: review.decide,

    /** For services and tools: approves whatever the licence says now. */
    approve: (info: RequestInfo, licenceId: number, input: ApprovalInput = {}): Promise<Licence> =>
      review.decide(info, { id: licenceId, status: 'approved', ...input }),

    sendReminders: reminders.send,
  };
}

export type LicencesService = ReturnType<typeof createLicencesService>;
