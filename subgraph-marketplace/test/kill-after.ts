import type { Pool } from 'pg';

/** Ends the process after a number of statements as `kill -9` does; from 1, `BEGIN` and `COMMIT` included. */
export function killAfter(pool: Pool, after: number): void {
  let count = 0;
  const onAnswer = () => {
    count += 1;
    if (count === after) process.kill(process.pid, 'SIGKILL');
  };
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as unknown as (...args: unknown[]) => unknown;
    const counted = (...args: unknown[]): unknown => {
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        return send(...args.slice(0, -1), (...answer: unknown[]) => {
          onAnswer();
          (callback as (...answer: unknown[]) => void)(...answer);
        });
      }
      return (send(...args) as Promise<unknown>).then((answer) => {
        onAnswer();
        return answer;
      });
    };
    client.query = counted as unknown as typeof client.query;
  });
}
