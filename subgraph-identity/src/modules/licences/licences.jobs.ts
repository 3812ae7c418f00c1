import {
  currentDateIn,
  daysBetween,
  licenceDocumentType,
  PROVINCES,
  REMINDER_DAYS,
} from '@tbt/contracts';
import { appendOutbox, type Clock } from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { CredentialsService } from '../credentials';
import type { User, UsersQueries } from '../users';
import type { Licence, LicencesRepository } from './licences.repository';
import type { RemindersQueries } from './reminders.queries';

type Parts = {
  licences: LicencesRepository;
  steps: RemindersQueries;
  credentials: CredentialsService;
  users: UsersQueries;
  database: IdentityDatabase;
  clock: Clock;
};

const EXPIRY = 0;

/** Reminder steps due with this many days left; the last day is day 0. */
const reachedSteps = (daysLeft: number): number[] =>
  REMINDER_DAYS.filter((step) => (step === EXPIRY ? daysLeft < 0 : daysLeft <= step));

/** Sends each step once, even when the job runs late. */
export function createLicenceReminders(parts: Parts) {
  const { licences, steps, credentials, users, database, clock } = parts;

  const daysLeftOf = ({ province, expiresOn }: Licence): number | null =>
    expiresOn === null ? null : daysBetween(currentDateIn(province, clock.now()), expiresOn);

  const announce = (
    tx: IdentityTx,
    { role }: Pick<User, 'role'>,
    licence: Licence,
    { step, daysLeft }: { step: number; daysLeft: number },
  ) =>
    appendOutbox(tx, 'licence.expiring', {
      userId: licence.userId,
      licenceId: licence.id,
      documentType: licenceDocumentType(role, licence.province),
      province: licence.province,
      regulator: licence.regulator,
      expiresOn: licence.expiresOn ?? '',
      daysLeft: step === EXPIRY ? EXPIRY : Math.max(daysLeft, 1),
      at: clock.now().toISOString(),
    });

  /** Of several steps due at once, only the last is sent. */
  const remind = (licenceId: number): Promise<void> =>
    database.transaction(async (tx) => {
      const licence = await licences.byId(tx, licenceId);
      const user = licence && (await users.lock(tx, licence.userId));
      const daysLeft = licence && daysLeftOf(licence);
      if (!user || licence?.status !== 'approved' || daysLeft === null) return;
      const due = reachedSteps(daysLeft);
      const taken = await steps.take(tx, licence.id, due, clock.now());
      const last = due.at(-1);
      if (last === undefined || !taken.includes(last)) return;
      await announce(tx, user, licence, { step: last, daysLeft });
      if (last === EXPIRY) await credentials.refresh(tx, user);
    });

  return {
    /** Safe to run on several replicas. */
    send: async (): Promise<number> => {
      const now = clock.now();
      const today = PROVINCES.map((province) => ({ province, date: currentDateIn(province, now) }));
      const due = await steps.due(today);
      for (const id of due) await remind(id);
      return due.length;
    },

    /** On approval: the approval's notification covers the steps already due. */
    skipPassed: async (tx: IdentityTx, licence: Licence): Promise<void> => {
      const daysLeft = daysLeftOf(licence);
      if (licence.status !== 'approved' || daysLeft === null) return;
      await steps.take(tx, licence.id, reachedSteps(daysLeft), clock.now());
    },
  };
}

export type LicenceReminders = ReturnType<typeof createLicenceReminders>;
