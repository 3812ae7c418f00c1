import type { Contact } from './contacts.queries';

/** Empty for a former member. */
export const contactName = ({ firstName, lastName }: Contact): string =>
  `${firstName} ${lastName}`.trim();

/** First name of a professional, full name of a clinic; null for a former member. */
export const salutationName = (contact: Contact): string | null =>
  (contact.role === 'clinic' ? contactName(contact) : contact.firstName) || null;

/** Names by id; former members are missing. */
export function contactNames(contacts: ReadonlyMap<number, Contact>): Map<number, string> {
  const named = [...contacts].map(([id, contact]) => [id, contactName(contact)] as const);
  return new Map(named.filter(([, name]) => name !== ''));
}
