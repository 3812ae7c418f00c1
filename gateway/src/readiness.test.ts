import type { Transports } from './graph/supergraph';
import { createReadiness } from './readiness';

const parts = {
  transports: {} as Transports,
  bus: { ready: () => Promise.resolve() },
  gateway: { schema: undefined },
};

it('is ready when every part is', async () => {
  const ready = createReadiness({
    ...parts,
    gateway: { schema: {} as never },
    prepared: Promise.resolve(),
  });
  await expect(ready()).resolves.toBeUndefined();
});

it('names what is missing instead of waiting for it', async () => {
  const ready = createReadiness({ ...parts, prepared: new Promise(() => undefined) });
  await expect(ready()).rejects.toMatchObject({ missing: ['supergraph', 'plans'] });
});
