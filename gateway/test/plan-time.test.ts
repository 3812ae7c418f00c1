import { prepareDocuments } from '../src/graph/prepare-documents';
import { startGateway, stopGateways } from './support/start-gateway';

jest.mock('../src/graph/prepare-documents');
const preparing = jest.mocked(prepareDocuments);

const READY_WITHIN_MS = 20_000;
const ANY_JOB = '{ jobs(first: 1) { edges { node { id } } } }';

type Get = Awaited<ReturnType<typeof startGateway>>['get'];

async function untilReady(get: Get): Promise<number> {
  const deadline = Date.now() + READY_WITHIN_MS;
  let status = 0;
  while (status !== 200 && Date.now() < deadline) ({ status } = await get('/readyz'));
  return status;
}

beforeEach(() => preparing.mockReset());
afterEach(stopGateways);

it('is ready when the known operations are planned, and not before', async () => {
  let finish = (_: number): void => undefined;
  preparing.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const { get } = await startGateway({ settings: { plans: 'before-ready' } });
  const { status, text } = await get('/readyz');
  expect(status).toBe(503);
  expect(text).toContain('plans');
  finish(1);
  expect(await untilReady(get)).toBe(200);
  expect(preparing).toHaveBeenCalledTimes(1);
}, 30_000);

it('plans nothing ahead when operations are planned on demand', async () => {
  const { get, graph } = await startGateway({ settings: { plans: 'when-asked' } });
  expect(await untilReady(get)).toBe(200);
  expect(preparing).not.toHaveBeenCalled();
  expect((await graph(ANY_JOB)).errors).toEqual([]);
}, 30_000);
