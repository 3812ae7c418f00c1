import type { NatsConnection } from '@nats-io/transport-node';
import type { Logger } from '../logger';
import type { BrokerConnection } from './broker-connection';
import { LIVE_PREFIX } from './broker-streams';
import { createLiveSignals } from './live-signals';
import { assertSignalSize } from './signal-size';

// What a slow broker may leave unsent in this process.
const UNSENT_BYTES_MAX = 4 * 1024 ** 2;

/** Live signals: to every process, without a copy for those that are away. */
export function createBrokerSignals(connection: BrokerConnection, logger: Logger) {
  const signals = createLiveSignals(logger);
  let unsent = 0;

  const receive = (subject: string, text: string) => {
    try {
      signals.deliver(subject.slice(LIVE_PREFIX.length + 1), JSON.parse(text));
    } catch (err) {
      logger.warn({ err }, 'A signal that is none of ours was ignored');
    }
  };

  return {
    subscribe: signals.subscribe,
    onMissed: signals.onMissed,
    listen: (opened: NatsConnection) => {
      opened.subscribe(`${LIVE_PREFIX}.>`, {
        callback: (err, message) => {
          if (!err) receive(message.subject, message.string());
        },
      });
      signals.miss();
    },
    /** The signal's facts are committed already: it is lost rather than failing or delaying its sender. */
    publish: async (name: string, payload: unknown): Promise<void> => {
      const text = JSON.stringify(payload);
      assertSignalSize(text);
      const bytes = Buffer.byteLength(text);
      try {
        if (unsent + bytes > UNSENT_BYTES_MAX) throw new Error('The broker does not keep up');
        const opened = connection.current();
        opened.publish(`${LIVE_PREFIX}.${name}`, text);
        unsent += bytes;
        const done = () => void (unsent -= bytes);
        void opened.flush().then(done, done);
      } catch (err) {
        logger.warn({ err, signal: name }, 'A live signal was lost');
      }
    },
  };
}
