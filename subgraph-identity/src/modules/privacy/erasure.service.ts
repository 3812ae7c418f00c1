import { HOURS_TERMS } from '@tbt/contracts';
import {
  appendOutbox,
  conflict,
  consumeOnce,
  ERASED_EMAIL,
  erasePerson,
  notFound,
  requireViewer,
  type Bus,
  type Clock,
  type Deployment,
  type Logger,
  type OutboxEvent,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { PasswordProof } from '../account-links';
import type { AuditQueries } from '../admin';
import type { EndedSession } from '../clinic-team';
import { CANCELLATION_OPEN_MINUTES, type EntitlementsQueries } from '../entitlements';
import type { UserChange, UsersQueries } from '../users';
import { authorizeClosing } from './privacy.policy';
import type { Erasure, PrivacyQueries } from './privacy.queries';
import { IDENTITY_TABLES } from './privacy-register';

const SEALED_SECONDS = 60 * 86_400;
/** Subgraphs that erase after identity. */
const OTHER_PARTS = ['marketplace', 'messaging'];
/** Cancelling may cost a fee and notifies the other side, so it must be done explicitly first. */
const comingBookingsConflict = () =>
  conflict('privacy.comingBookings', { reasons: ['coming_bookings'] });
/** An invoice takes both names when it is issued. */
const openBookingsConflict = () =>
  conflict('privacy.openBookings', {
    values: { hours: HOURS_TERMS.silenceHours, minutes: CANCELLATION_OPEN_MINUTES },
    reasons: ['open_bookings'],
  });
const wrongPassword = () => conflict('privacy.wrongPassword', { path: ['password'] });
// Matches no password.
const NO_PASSWORD = '$argon2id$erased';

/** What remains: an id that messages, bookings and invoices refer to. */
const anonymous = (userId: number): UserChange => ({
  email: `erased-${userId}@erased.invalid`,
  emailConfirmedAt: null,
  passwordHash: NO_PASSWORD,
  firstName: 'Former',
  lastName: 'member',
  isActive: false,
  isVerified: false,
  verificationStatus: 'pending',
  profilePicture: null,
  province: null,
  city: null,
  streetAddress: null,
  postalCode: null,
  licenseNumber: null,
  yearsExperience: null,
  travelDistance: null,
  educationInstitution: null,
  educationTier: null,
  graduationYear: null,
  gpa: null,
  isNewGrad: false,
  availability: [],
  workingStyle: null,
  personalityType: null,
  workPace: null,
  clinicVibe: null,
  patientTypes: [],
  specialtyFocus: [],
  languagesSpoken: [],
  communicationStyle: null,
  teamCollaboration: null,
  stressHandling: null,
  subscriptionStatus: 'ended',
  subscriptionId: null,
  customerId: null,
  givenTier: null,
  givenUntil: null,
  promotionalCode: null,
  lastActiveAt: null,
});

type Parts = {
  privacy: PrivacyQueries;
  users: UsersQueries;
  audit: AuditQueries;
  proof: PasswordProof;
  database: IdentityDatabase;
  deployment: Deployment;
  bus: Pick<Bus, 'forget' | 'live'>;
  clock: Clock;
  logger: Logger;
  closingObstacle: EntitlementsQueries['closingObstacle'];
  /** Storage keys, deleted after the transaction. */
  fileKeysOf: (tx: IdentityTx, userId: number) => Promise<string[]>;
  closeTeams: (tx: IdentityTx, userId: number) => Promise<EndedSession[]>;
  /** The payment provider is asked after the commit, until it has ended the subscription. */
  requestSubscriptionEnd: (tx: IdentityTx, subscriptionId: string, at: Date) => Promise<void>;
};

export function createErasureService(parts: Parts) {
  const { privacy, users, audit, proof, database, deployment, bus, clock } = parts;

  /** Archives, parts still being collected, and leftovers of a crashed process. */
  async function exportKeysOf(tx: IdentityTx, userId: number): Promise<string[]> {
    const keys: string[] = [];
    for (const id of await privacy.exportIdsOf(tx, userId)) {
      for await (const { key } of deployment.files.list(`exports/${id}/`)) keys.push(key);
    }
    return keys;
  }

  async function finish(erasure: Erasure): Promise<void> {
    const { userId, fileKeys, sealedEmail } = erasure;
    for (const key of fileKeys) await deployment.files.remove(key);
    if (fileKeys.length > 0) await privacy.clearFileKeys(userId);
    if (!OTHER_PARTS.every((part) => erasure.parts.includes(part))) return;
    const facts = sealedEmail ? await deployment.sealer.open(ERASED_EMAIL, sealedEmail) : null;
    const email = typeof facts?.email === 'string' ? facts.email : '';
    const now = clock.now();
    await bus.forget({ userId, email });
    await database.transaction(async (tx) => {
      const outbox = IDENTITY_TABLES.filter(({ table }) => table === 'outbox_events');
      await erasePerson(tx, outbox, { id: userId, email });
      await privacy.finish(tx, userId, now);
    });
  }

  return {
    /**
     * @throws DomainError UNAUTHENTICATED, RATE_LIMITED, CONFLICT for a wrong password, for administrators,
     * `coming_bookings` while there are upcoming bookings, and `open_bookings` while one may still be billed.
     */
    close: async (info: RequestInfo, password: string): Promise<{ isClosed: boolean }> => {
      const { userId } = requireViewer(info);
      const [person] = await users.byIds([userId]);
      if (!person) throw notFound();
      authorizeClosing(person);
      await proof.verify(info, password, wrongPassword);
      const at = clock.now();
      const ended = await database.transaction(async (tx) => {
        const user = await users.lock(tx, userId);
        if (!user?.isActive) throw notFound();
        const { email } = authorizeClosing(user);
        const obstacle = await parts.closingObstacle(tx, userId, at);
        if (obstacle === 'coming_bookings') throw comingBookingsConflict();
        if (obstacle === 'open_bookings') throw openBookingsConflict();
        const sealed = await deployment.sealer.seal(ERASED_EMAIL, { email }, SEALED_SECONDS);
        const fileKeys = [
          ...(await exportKeysOf(tx, userId)),
          ...(await parts.fileKeysOf(tx, userId)),
        ];
        const ended = await parts.closeTeams(tx, userId);
        await erasePerson(tx, IDENTITY_TABLES, { id: userId, email });
        const { subscriptionId } = user;
        if (subscriptionId !== null) await parts.requestSubscriptionEnd(tx, subscriptionId, at);
        await users.update(tx, user, anonymous(userId));
        await privacy.insertErasure(tx, {
          ...{ userId, fileKeys },
          sealedEmail: sealed,
          requestedAt: at,
        });
        await audit.append(tx, info, at, 'account.erased', `user:${userId}`);
        const news = { userId, sealedEmail: sealed, at: at.toISOString() };
        await appendOutbox(tx, 'account.erased', news);
        return ended;
      });
      for (const session of ended) await bus.live.publish('session.revoked', session);
      await bus.live.publish('session.revoked', { userId, sessionId: null });
      return { isClosed: true };
    },

    /** Consumer: another subgraph has erased the user. */
    onPartErased: ({ id, payload }: OutboxEvent<'erasure.part-done'>): Promise<void> =>
      database.transaction(async (tx) => {
        if (await consumeOnce(tx, id))
          await privacy.addErasedPart(tx, payload.userId, payload.service);
      }),

    /** Deletes files and stored events of closed accounts; failures are retried. */
    finishAll: async (): Promise<void> => {
      for (const erasure of await privacy.unfinished()) {
        await finish(erasure).catch((err: unknown) =>
          parts.logger.warn({ err, userId: erasure.userId }, 'An erasure has to be finished later'),
        );
      }
    },
  };
}

export type ErasureService = ReturnType<typeof createErasureService>;
