import { setTimeout as pause } from 'node:timers/promises';
import {
  bookingDealtAt,
  entitledSince,
  UNENTITLED_STATUSES,
  type DomainEvents,
  type PersonContact,
  type PersonSnapshot,
} from '@tbt/contracts';
import type { Clock } from '@tbt/service-kit';
import type { MessagingDatabase, Reading, Statements } from '../../database';
import {
  activeAdminIds,
  contactsByIds,
  hasEngagement,
  peopleByIds,
  saveContact,
  saveEngagement,
  savePerson,
  type Contact,
  type Person,
} from './contacts.repository';

const ARRIVAL_MS = 500;
const ARRIVAL_STEP_MS = 25;

/** Asks again and again for half a second. @returns whether it came. */
async function arrival(isThere: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + ARRIVAL_MS;
  while (!(await isThere())) {
    if (Date.now() >= deadline) return false;
    await pause(ARRIVAL_STEP_MS);
  }
  return true;
}

export type ContactsService = ReturnType<typeof createContactsService>;

/** The read model of people and engagements that the rules of writing ask. */
export function createContactsService(deps: { database: MessagingDatabase; clock: Clock }) {
  const { prisma } = deps.database;

  /** Whether the professional applied to, or was booked by, the clinic lately and neither side ended it. */
  const isEngaged = (db: Reading, clinicId: number, professionalId: number): Promise<boolean> =>
    hasEngagement(
      db,
      { clinicId, professionalId },
      UNENTITLED_STATUSES,
      entitledSince(deps.clock.now()),
    );

  return {
    /** The known ones among these people, by id. */
    async people(db: Reading, ids: number[]): Promise<Map<number, Person>> {
      return new Map((await peopleByIds(db, ids)).map((person) => [person.id, person]));
    },

    /**
     * Waits at most half a second for somebody to appear. An account that was created a moment ago
     * is known to identity and on its way here; answering "unknown" at once would refuse the
     * message that a person writes right after the other one has signed up.
     */
    waitFor: (id: number): Promise<boolean> =>
      arrival(async () => (await peopleByIds(prisma, [id])).length > 0),

    isEngaged,

    /** Waits as long for an engagement: the clinic may see the application before messaging does. */
    waitForEngagement: (clinicId: number, professionalId: number): Promise<boolean> =>
      arrival(() => isEngaged(prisma, clinicId, professionalId)),

    /** How to reach those of these people who are known, by id. */
    async contacts(db: Reading, ids: number[]): Promise<Map<number, Contact>> {
      if (ids.length === 0) return new Map();
      return new Map((await contactsByIds(db, ids)).map((contact) => [contact.userId, contact]));
    },

    /** Who reviews and decides. */
    adminIds: (db: Reading): Promise<number[]> => activeAdminIds(db),

    contactChanged: (db: Statements, contact: PersonContact) => saveContact(db, contact),

    personChanged: (db: Statements, person: PersonSnapshot) => savePerson(db, person),

    applicationChanged: (db: Statements, event: DomainEvents['application.changed']) =>
      saveEngagement(db, {
        ...event,
        kind: 'application',
        sourceId: event.applicationId,
        at: new Date(event.at),
      }),

    bookingChanged: (db: Statements, event: DomainEvents['booking.changed']) =>
      saveEngagement(db, {
        ...event,
        kind: 'booking',
        sourceId: event.bookingId,
        at: bookingDealtAt(event),
      }),
  };
}
