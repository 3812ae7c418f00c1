import { eventCounter, givenUp } from '@tbt/service-kit';

const ended = eventCounter({
  name: 'pushes_total',
  help: 'Attempts to send a push message by how they ended',
  labelNames: ['end'],
});

export type PushEnd = 'sent' | 'held_back' | 'postponed' | 'device_gone' | 'given_up';

export function countPush(end: PushEnd, count = 1): void {
  ended.inc({ end }, count);
  if (end === 'given_up') givenUp.inc({ queue: 'messaging.push' }, count);
}
