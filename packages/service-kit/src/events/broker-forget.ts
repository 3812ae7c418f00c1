import { jetstreamManager } from '@nats-io/jetstream';
import type { JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { isAboutPerson } from './about-person';
import type { ForgottenEvents, OutboxEvent } from './bus';
import { DEAD_LETTERS, EVENTS } from './broker-streams';

/** Handled events are gone already, so what is read here is what waits or was given up. */
async function forgetIn(
  manager: JetStreamManager,
  { stream, prefix }: typeof EVENTS,
  person: ForgottenEvents,
): Promise<number> {
  let count = 0;
  const { state } = await manager.streams.info(stream);
  for (let seq = state.first_seq; seq <= state.last_seq;) {
    // The client's type knows this query for direct reads only; any server since 2.9 answers it.
    const query = { seq, next_by_subj: `${prefix}.>` };
    const message = await manager.streams.getMessage(stream, query);
    if (!message) break;
    if (isAboutPerson(message.json<OutboxEvent>(), person)) {
      // The second argument overwrites the bytes on disk.
      if (await manager.streams.deleteMessage(stream, message.seq, true)) count += 1;
    }
    seq = message.seq + 1;
  }
  return count;
}

export async function forgetOnBroker(
  connection: NatsConnection,
  person: ForgottenEvents,
): Promise<number> {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  return (
    (await forgetIn(manager, EVENTS, person)) + (await forgetIn(manager, DEAD_LETTERS, person))
  );
}
