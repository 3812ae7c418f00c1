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
import { waitUntil } from '../../wait-until';
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
} from './contacts.queries';

export type ContactsService = ReturnType<typeof createContactsService>;

export function createContactsService(deps: { database: MessagingDatabase; clock: Clock }) {
  const { prisma } = deps.database;

  /** Whether the two have a recent application or booking that neither has ended. */
  const isEngaged = (db: Reading, clinicId: number, professionalId: number): Promise<boolean> =>
    hasEngagement(
      db,
      { clinicId, professionalId },
      UNENTITLED_STATUSES,
      entitledSince(deps.clock.now()),
    );

  return {
    async people(db: Reading, ids: number[]): Promise<Map<number, Person>> {
      return new Map((await peopleByIds(db, ids)).map((person) => [person.id, person]));
    },

    /** Waits up to half a second for a new account's event, so that a message sent right after sign-up is not refused. */
    waitFor: (id: number): Promise<boolean> =>
      waitUntil(async () => (await peopleByIds(prisma, [id])).length > 0),

    isEngaged,

    /** The clinic may see the application before messaging does. */
    waitForEngagement: (clinicId: number, professionalId: number): Promise<boolean> =>
      waitUntil(() => isEngaged(prisma, clinicId, professionalId)),

    async contacts(db: Reading, ids: number[]): Promise<Map<number, Contact>> {
      if (ids.length === 0) return new Map();
      return new Map((await contactsByIds(db, ids)).map((contact) => [contact.userId, contact]));
    },

    /** Recipients of review notifications. */
    adminIds: (db: Reading): Promise<number[]> => activeAdminIds(db),

    contactChanged: (db: Statements, contact: PersonContact) =>
      saveContact(db, contact, deps.clock.now()),

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
