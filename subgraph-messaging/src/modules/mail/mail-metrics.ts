import { eventCounter, givenUp } from '@tbt/service-kit';

const ended = eventCounter({
  name: 'mails_total',
  help: 'Attempts to send a mail by how they ended',
  labelNames: ['end'],
});

export type AttemptEnd = 'sent' | 'held_back' | 'postponed' | 'given_up';

export function countAttempt(end: AttemptEnd): void {
  ended.inc({ end });
  if (end === 'given_up') givenUp.inc({ queue: 'messaging.mail' });
}
