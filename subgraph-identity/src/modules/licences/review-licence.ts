import { currentDateIn } from '@tbt/contracts';
import { conflict, notFound, parseInput, type Clock, type RequestInfo } from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { AuditQueries } from '../admin';
import type { CredentialsService } from '../credentials';
import { nextDeadline, type RegulatorsRepository } from '../regulators';
import type { User, UsersQueries } from '../users';
import type { ReviewInput, VerificationDocumentsRepository } from '../verification-documents';
import { announceDecided } from './licences.events';
import { approvalRule, rejectionRule, type Verdict } from './licences.inputs';
import { authorizeReview } from './licences.policy';
import type { LicenceReminders } from './licences.jobs';
import { requireExpiry } from './require-expiry';
import type { Decision, Licence, LicencesRepository } from './licences.repository';

type Parts = {
  licences: LicencesRepository;
  documents: VerificationDocumentsRepository;
  reminders: LicenceReminders;
  regulators: RegulatorsRepository;
  credentials: CredentialsService;
  users: UsersQueries;
  audit: AuditQueries;
  database: IdentityDatabase;
  clock: Clock;
};

export function createLicenceReview(parts: Parts) {
  const { licences, documents, reminders, regulators, credentials, users, audit, database, clock } =
    parts;

  const verdictOf = ({ status, ...input }: ReviewInput): Verdict =>
    status === 'approved'
      ? { status, ...parseInput(approvalRule, input) }
      : { status, ...parseInput(rejectionRule, input) };

  const expiryOf = async (
    tx: IdentityTx,
    { role }: User,
    { province, expiresOn }: Licence,
    given: string | null,
  ): Promise<string | null> => {
    const today = currentDateIn(province, clock.now());
    const deadline = (await regulators.find(tx, province, role))?.deadline ?? null;
    const expiry = given ?? expiresOn ?? nextDeadline(deadline, today);
    if (expiry !== null) requireExpiry(expiry, today);
    return expiry;
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

  const removeRenewed = async (tx: IdentityTx, licence: Licence, at: Date): Promise<void> => {
    const renewed = await licences.findLike(tx, licence, 'approved');
    if (!renewed) return;
    await documents.closeOfLicence(tx, renewed.id, at);
    await licences.remove(tx, renewed);
  };

  return {
    /**
     * An approval verifies the holder and replaces the licence it renews. Only services approve without a file.
     * A rejection of an approved licence withdraws it.
     * @throws DomainError FORBIDDEN, NOT_FOUND, VALIDATION_FAILED,
     * CONFLICT `licence.notPending`, `licence.fileMissing`, `licence.changed`.
     */
    decide: (info: RequestInfo, input: ReviewInput): Promise<Licence> =>
      database.transaction(async (tx) => {
        const licence = authorizeReview(info, await licences.byId(tx, input.id));
        const verdict = verdictOf(input);
        const user = await users.lock(tx, licence.userId);
        if (!user) throw notFound();
        const isWithdrawn = licence.status === 'approved' && verdict.status === 'rejected';
        if (licence.status !== 'pending' && !isWithdrawn) throw conflict('licence.notPending');
        if (input.revision != null && input.revision !== licence.revision)
          throw conflict('licence.changed');
        const now = clock.now();
        const decision = await decisionOf(tx, user, licence, verdict);
        if (decision.status === 'approved') await removeRenewed(tx, licence, now);
        const reviewedBy = info.viewer?.userId ?? null;
        const made = { ...decision, reviewedBy, reviewedAt: now };
        const decided = await licences.decide(tx, licence, made);
        // Read before the lock: it was decided or changed meanwhile.
        if (!decided) throw conflict('licence.notPending');
        const closedAt = decision.status === 'rejected' ? now : null;
        const hasFile = await documents.decideOfLicence(tx, licence.id, { ...made, closedAt });
        if (decision.status === 'approved' && !hasFile && info.system === null)
          throw conflict('licence.fileMissing');
        await reminders.skipPassed(tx, decided);
        await credentials.refresh(tx, user);
        await announceDecided(tx, user, decided, { isWithdrawn, at: now });
        const facts = { personId: user.id, expiresOn: decided.expiresOn };
        const action = isWithdrawn ? 'licence.withdrawn' : `licence.${decided.status}`;
        await audit.append(tx, info, now, action, `licence:${decided.id}`, facts);
        return decided;
      }),
  };
}
