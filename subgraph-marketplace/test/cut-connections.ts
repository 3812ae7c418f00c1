import type { Pool, PoolClient } from 'pg';

type Query = (...args: unknown[]) => unknown;

export type Cutter = {
  /** Cuts the connection on the server after a statement. @param after counts from 1, `BEGIN` and `COMMIT` included. */
  cutting(after: number, act: () => Promise<unknown>): Promise<{ ran: number; error: unknown }>;
};

/** Breaks connections of a pool between two statements, like a crash. */
export function cutterOf(pool: Pool, killer: Pool): Cutter {
  let [count, limit] = [0, Infinity];

  const afterOne = async (client: PoolClient) => {
    count += 1;
    if (count !== limit) return;
    const { processID } = client as unknown as { processID: number };
    await killer.query('SELECT pg_terminate_backend($1, 5000)', [processID]);
  };

  pool.on('connect', (client) => {
    const send = client.query.bind(client) as unknown as Query;
    const cut: Query = (...args) => {
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const onAnswer = (...answer: unknown[]) =>
          void afterOne(client).then(() => (callback as Query)(...answer));
        return send(...args.slice(0, -1), onAnswer);
      }
      return (send(...args) as Promise<unknown>).then(async (answer) => {
        await afterOne(client);
        return answer;
      });
    };
    client.query = cut as unknown as typeof client.query;
  });

  return {
    async cutting(after, act) {
      [count, limit] = [0, after];
      const error: unknown = await act().then(
        () => null,
        (reason: unknown) => reason,
      );
      limit = Infinity;
      return { ran: count, error };
    },
  };
}
