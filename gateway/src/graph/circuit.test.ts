import { setTimeout as wait } from 'node:timers/promises';
import type { RequestInfo } from '@tbt/service-kit';
import { silentLogger } from '@tbt/service-kit/testing';
import { withCircuit } from './circuit';

const DEADLINE_MS = 50;
const NEVER_MS = 3_600_000;
const CALL = { query: '{ me { id } }', variables: {} };
const INFO = {} as RequestInfo;

/** A subgraph that does not answer its first call. */
function slowOnce(ready: () => Promise<void>) {
  let calls = 0;
  return withCircuit(
    {
      name: 'identity',
      ready,
      close: () => Promise.resolve(),
      async execute() {
        calls += 1;
        if (calls > 1) return { data: { me: { id: '7' } } };
        await wait(DEADLINE_MS);
        throw new Error('no answer in time');
      },
    },
    { deadlineMs: DEADLINE_MS, logger: silentLogger(), probeEveryMs: NEVER_MS },
  );
}

describe('after a call without an answer', () => {
  it('a subgraph that is ready gets the next call', async () => {
    const circuit = slowOnce(() => Promise.resolve());
    await expect(circuit.execute(CALL, INFO)).rejects.toThrow('no answer in time');
    await wait(0);
    await expect(circuit.execute(CALL, INFO)).resolves.toEqual({ data: { me: { id: '7' } } });
    await circuit.close();
  });

  it('an unresponsive subgraph is not called', async () => {
    const circuit = slowOnce(() => new Promise(() => undefined));
    await expect(circuit.execute(CALL, INFO)).rejects.toThrow('no answer in time');
    await wait(0);
    await expect(circuit.execute(CALL, INFO)).rejects.toThrow('silent since an earlier call');
    await circuit.close();
  });
});
