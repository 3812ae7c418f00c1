import { setTimeout as pause } from 'node:timers/promises';
import { createHttpServer, stopOnSignals } from '../src/http';
import { createLogger } from '../src/logger';

// Child process of the shutdown test; the argument picks how stopping ends.
const [, , mode = 'clean'] = process.argv;
const logger = createLogger({ service: 'stopping', level: 'info' });
const server = createHttpServer({ logger, ready: async () => undefined });
server.app.get('/slow', async () => {
  await pause(400);
  return { slow: true };
});
server.app.get('/rejects', async () => {
  void Promise.reject(new Error('forgotten'));
  return { ok: true };
});

void server.listen({ port: 0, host: '127.0.0.1' }).then((running) => {
  stopOnSignals({
    logger,
    graceMs: 700,
    stop: async () => {
      await running.close();
      if (mode === 'hang') await pause(60_000);
      if (mode === 'fail') throw new Error('pool');
    },
  });
  process.stdout.write(`listening ${running.url}\n`);
});
