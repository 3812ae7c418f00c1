import { prepareDocuments } from './prepare-documents';

it('plans each of its own operations ahead, and reports invalid published ones', async () => {
  const planned: unknown[] = [];
  const executor = {
    check: () => ({ errors: [] }),
    prepare: (document: unknown) => Promise.resolve(void planned.push(document)),
  };
  const logger = { warn: jest.fn() };
  const ready = await prepareDocuments(executor, ['query Gone { gone }'], {
    logger: logger as never,
    signal: new AbortController().signal,
  });
  expect(ready).toBeGreaterThan(20);
  expect(planned).toHaveLength(ready);
  expect(logger.warn).toHaveBeenCalledTimes(1);
});
