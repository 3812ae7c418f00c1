import { currentDateIn } from '@tbt/contracts';
import {
  conflict,
  notFound,
  parseInput,
  validationFailed,
  type Clock,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { AuditRepository } from '../admin';
import type { CredentialsService } from '../credentials';
import { nextDeadline, type RegulatorsRepository } from '../regulators';
import type { User, UsersRepository } from '../users';
import { announceDecided } from './licences.events';
import { approvalRule, rejectionRule, type Verdict } from './licences.inputs';
import { authorizeReview } from './licences.policy';
import type { LicenceReminders } from './licences.reminders';
import type { Decision, Licence, LicencesRepository } from './licences.repository';

type Parts = {
  licences: LicencesRepository;
  reminders: LicenceReminders;
  regulators: RegulatorsRepository;
  credentials: CredentialsService;
  users: UsersRepository;
  audit: AuditRepository;
  database: IdentityDatabase;
  clock: Clock;
};

/** What a reviewer sends; without a revision the licence is decided as it is now. */
export type ReviewInput = {
  id: number;
  revision?: number | null;
  status: Verdict['status'];
  expiresOn?: string | null;
  reason?: string | null;
};

export function createLicenceReview(parts: Parts) {
  const { licences, reminders, regulators, credentials, users, audit, database, clock } = parts;

  const verdictOf = ({ status, ...input }: ReviewInput): Verdict =>
    status === 'approved'
      ? { status, ...parseInput(approvalRule, input) }
      : { status, ...parseInput(rejectionRule, input) };

  /** The reviewer's date, else the holder's, else the regulator's next deadline. */
  const expiryOf = async (
    tx: IdentityTx,
    { role }: User,
    { province, expiresOn }: Licence,
    given: string | null,
  ): Promise<string | null> => {
    const today = currentDateIn(province, clock.now());
    const deadline = (await regulators.find(tx, province, role))?.deadline ?? null;
    const expiry = given ?? expiresOn ?? nextDeadline(deadline, today);
    if (expiry === null || expiry >= today) return expiry;
    throw validationFailed([{ path: ['expiresOn'], key: 'validation.expiryPast', values: {} }]);
  };

  const decisionOf = async (
    tx: IdentityTx,
    user: User,
    licence: Licence,
    verdict: Verdict,
  ): Promise<Pick<Decision, 'status' | 'expiresOn' | 'reason'>> =>
    verdict.status === 'approved'
      ? {
          status: 'approved',
          reason: null,
          expiresOn: await expiryOf(tx, user, licence, verdict.expiresOn),
        }
      : { status: 'rejected', reason: verdict.reason, expiresOn: licence.expiresOn };

  return {
    /**
     * Approves or rejects a pending licence; an approval replaces the licence it renews and verifies
     * the holder.
     * @throws DomainError FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, CONFLICT `licence.notPending`,
     * `licence.changed` when it is not in the revision that was looked at.
     */
    decide: (info: RequestInfo, input: ReviewInput): Promise<Licence> =>
      database.transaction(async (tx) => {
        const licence = authorizeReview(info, await licences.byId(tx, input.id));
        const verdict = verdictOf(input);
        const user = await users.lock(tx, licence.userId);
        if (!user) throw notFound();
        if (licence.status !== 'pending') throw conflict('licence.notPending');
        if (input.revision && input.revision !== licence.revision)
          throw conflict('licence.changed');
        const now = clock.now();
        const decision = await decisionOf(tx, user, licence, verdict);
        if (decision.status === 'approved') await licences.removeRenewed(tx, licence);
        const reviewedBy = info.viewer?.userId ?? null;
        const decided = await licences.decide(tx, licence, {
          ...decision,
          reviewedBy,
          reviewedAt: now,
        });
        // Read before the person was locked: another decision or a change came first.
        if (!decided) throw conflict('licence.notPending');
        await reminders.skipPassed(tx, decided);
        await credentials.refresh(tx, user);
        await announceDecided(tx, decided, now);
        const facts = { personId: user.id, expiresOn: decided.expiresOn };
        await audit.append(
          tx,
          info,
          now,
          `licence.${decided.status}`,
          `licence:${decided.id}`,
          facts,
        );
        return decided;
      }),
  };
}
