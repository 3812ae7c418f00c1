import type { ForgottenEvents, OutboxEvent } from './bus';

/** The rule of `Bus.forget`, for events that no SQL can reach. */
export function isAboutPerson(event: OutboxEvent, { userId, email }: ForgottenEvents): boolean {
  const { name, payload } = event;
  if ('userId' in payload && payload.userId === userId) return true;
  if ('email' in payload && email !== '' && typeof payload.email === 'string')
    if (payload.email.toLowerCase() === email.toLowerCase()) return true;
  return (name === 'user.changed' || name === 'contact.changed') && payload.id === userId;
}
