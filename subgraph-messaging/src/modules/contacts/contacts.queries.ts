import type { DomainEvents, PersonContact, PersonSnapshot } from '@tbt/contracts';
import { selectColumns, readerIn, IdRow } from '@tbt/service-kit';
import type { z } from 'zod';
import type { Reading, Statements } from '../../database';
import { ContactTable, PersonTable, ContactRow, PersonRow } from '../../generated/tables';

/** Read model of a user. */
export const Person = PersonRow.omit({ revision: true });
export type Person = z.infer<typeof Person>;

const PERSON_COLUMNS = selectColumns(PersonTable, { omit: { revision: true } });

export type Engagement = {
  kind: 'application' | 'booking';
  sourceId: number;
  revision: number;
  clinicId: number;
  professionalId: number;
  status: DomainEvents['application.changed']['status'] | DomainEvents['booking.changed']['status'];
  at: Date;
};

export const peopleByIds = (db: Reading, ids: number[]) =>
  readerIn(db).rows(Person)`
    SELECT ${PERSON_COLUMNS} FROM people WHERE id = ANY(${ids}::int[])`;

/** Upserts unless a newer revision is stored: events arrive in any order. */
export async function savePerson(db: Statements, person: PersonSnapshot): Promise<void> {
  await db.$executeRaw`
    INSERT INTO people (id, revision, role, is_admin, is_active,
      subscription_tier, subscription_status, subscription_ends_at)
    VALUES (${person.id}, ${person.revision}, ${person.role}, ${person.isAdmin},
      ${person.isActive}, ${person.subscriptionTier}, ${person.subscriptionStatus},
      ${person.subscriptionEndsAt}::timestamptz)
    ON CONFLICT (id) DO UPDATE SET
      revision = EXCLUDED.revision, role = EXCLUDED.role, is_admin = EXCLUDED.is_admin,
      is_active = EXCLUDED.is_active, subscription_tier = EXCLUDED.subscription_tier,
      subscription_status = EXCLUDED.subscription_status,
      subscription_ends_at = EXCLUDED.subscription_ends_at
    WHERE people.revision < EXCLUDED.revision`;
}

/** Upserts unless a newer revision is stored. */
export async function saveEngagement(db: Statements, engagement: Engagement): Promise<void> {
  await db.$executeRaw`
    INSERT INTO engagements (kind, source_id, revision, clinic_id, professional_id, status, at)
    VALUES (${engagement.kind}, ${engagement.sourceId}, ${engagement.revision},
      ${engagement.clinicId}, ${engagement.professionalId}, ${engagement.status},
      ${engagement.at}::timestamptz)
    ON CONFLICT (kind, source_id) DO UPDATE SET
      revision = EXCLUDED.revision, clinic_id = EXCLUDED.clinic_id,
      professional_id = EXCLUDED.professional_id, status = EXCLUDED.status, at = EXCLUDED.at
    WHERE engagements.revision < EXCLUDED.revision`;
}

/** Whether an engagement since `since` is in none of the excluded statuses. */
export async function hasEngagement(
  db: Reading,
  pair: { clinicId: number; professionalId: number },
  excluded: readonly string[],
  since: Date,
): Promise<boolean> {
  const rows = await readerIn(db).rows(IdRow)`
    SELECT source_id AS id FROM engagements
    WHERE clinic_id = ${pair.clinicId} AND professional_id = ${pair.professionalId}
      AND status <> ALL(${[...excluded]}::text[]) AND at > ${since}::timestamptz
    LIMIT 1`;
  return rows.length > 0;
}

const INTERNAL_FIELDS = { revision: true, isEmailConfirmed: true } as const;

/** The address is a clinic's; null for other users. */
export const Contact = ContactRow.omit(INTERNAL_FIELDS);
export type Contact = z.infer<typeof Contact>;

const CONTACT_COLUMNS = selectColumns(ContactTable, { omit: INTERNAL_FIELDS });

export const contactsByIds = (db: Reading, ids: number[]) =>
  readerIn(db).rows(Contact)`
    SELECT ${CONTACT_COLUMNS} FROM contacts WHERE user_id = ANY(${ids}::int[])`;

/** Upserts unless a newer revision is stored. */
export async function saveContact(db: Statements, contact: PersonContact, at: Date): Promise<void> {
  await db.$executeRaw`
    INSERT INTO contacts (user_id, revision, email, is_email_confirmed, first_name, last_name, role,
      locale, is_active, street_address, city, province)
    VALUES (${contact.id}, ${contact.revision}, ${contact.email}, ${contact.isEmailConfirmed},
      ${contact.firstName}, ${contact.lastName}, ${contact.role}, ${contact.locale},
      ${contact.isActive}, ${contact.streetAddress ?? null}, ${contact.city ?? null},
      ${contact.province ?? null})
    ON CONFLICT (user_id) DO UPDATE SET
      revision = EXCLUDED.revision, email = EXCLUDED.email,
      is_email_confirmed = EXCLUDED.is_email_confirmed, first_name = EXCLUDED.first_name,
      last_name = EXCLUDED.last_name, role = EXCLUDED.role, locale = EXCLUDED.locale,
      is_active = EXCLUDED.is_active, street_address = EXCLUDED.street_address,
      city = EXCLUDED.city, province = EXCLUDED.province,
      address_since = CASE
        WHEN contacts.street_address IS NULL OR (contacts.street_address, contacts.city)
          IS NOT DISTINCT FROM (EXCLUDED.street_address, EXCLUDED.city)
        THEN contacts.address_since ELSE ${at}::timestamptz END
    WHERE contacts.revision < EXCLUDED.revision`;
}

export async function activeAdminIds(db: Reading): Promise<number[]> {
  const rows = await readerIn(db).rows(IdRow)`
    SELECT id FROM people WHERE is_admin AND is_active ORDER BY id`;
  return rows.map(({ id }) => id);
}
