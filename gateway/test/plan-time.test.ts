import { PLAN_TIMES } from '../src';
import { startGateway, stopGateways } from './support/start-gateway';

const READY_WITHIN_MS = 20_000;

afterEach(stopGateways);

it.each(PLAN_TIMES)(
  'gets ready and answers with operations planned %s',
  async (plans) => {
    const { get, graph } = await startGateway({ settings: { plans } });
    const deadline = Date.now() + READY_WITHIN_MS;
    let status = 0;
    while (status !== 200 && Date.now() < deadline) ({ status } = await get('/readyz'));
    expect(status).toBe(200);
    expect((await graph('{ jobs(first: 1) { edges { node { id } } } }')).errors).toEqual([]);
  },
  30_000,
);
