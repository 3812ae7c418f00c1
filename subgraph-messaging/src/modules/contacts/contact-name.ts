import type { Contact } from './contacts.repository';

/** What a person is called in texts; empty for one who left. */
export const contactName = ({ firstName, lastName }: Contact): string =>
  `${firstName} ${lastName}`.trim();

/** A person by their first name, an office by its whole one; null for one who left. */
export const greetedAs = (contact: Contact): string | null =>
  (contact.role === 'clinic' ? contactName(contact) : contact.firstName) || null;

/** Names by id; those who left have none. */
export function contactNames(contacts: ReadonlyMap<number, Contact>): Map<number, string> {
  const named = [...contacts].map(([id, contact]) => [id, contactName(contact)] as const);
  return new Map(named.filter(([, name]) => name !== ''));
}
