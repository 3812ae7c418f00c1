import { randomUUID } from 'node:crypto';
import { createWorld } from './factories';

it('takes 500 messages of a client that was offline: at the pace of the limit, once each, in order', async () => {
  const limited = await createWorld({ messages: 30 });
  try {
    const [robin, sam] = [await limited.person(), await limited.person()];
    const waiting = Array.from({ length: 500 }, () => randomUUID());
    let refusals = 0;
    for (const [at, clientMessageId] of waiting.entries()) {
      const input = { recipientId: sam.userId, content: `Offline ${at}`, clientMessageId };
      const isSent = async () => (await limited.send(robin, input)).errors.length === 0;
      while (!(await isSent())) {
        refusals += 1;
        // The minute of the limit is over.
        await limited.subgraph.database.pool.query('DELETE FROM rate_limits');
      }
      // The answer of each tenth is lost: its client repeats it.
      if (at % 10 === 0) expect(await isSent()).toBe(true);
    }
    expect(refusals).toBe(16);
    const { rows } = await limited.subgraph.database.pool.query(
      'SELECT seq, client_message_id AS id FROM messages ORDER BY seq',
    );
    expect(rows).toEqual(waiting.map((id, at) => ({ seq: at + 1, id })));
  } finally {
    await limited.close();
  }
}, 60_000);
