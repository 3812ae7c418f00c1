import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import type { BrokerAddress } from '../src/events/broker-address';
import { DEAD_LETTERS } from '../src/events/broker-streams';

export async function readDeadLetters({ servers, user, pass }: BrokerAddress): Promise<unknown[]> {
  const connection = await connect({ servers, user, pass });
  try {
    const { streams } = await jetstreamManager(connection);
    const { state } = await streams.info(DEAD_LETTERS.stream);
    const letters: unknown[] = [];
    for (let seq = state.first_seq; state.messages > 0 && seq <= state.last_seq; seq += 1) {
      const message = await streams.getMessage(DEAD_LETTERS.stream, { seq });
      if (message) letters.push(message.json());
    }
    return letters;
  } finally {
    await connection.close();
  }
}
