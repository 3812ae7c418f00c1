import { memoryBus, silentLogger } from '@tbt/service-kit/testing';
import type { SubgraphTransport } from './graph/subgraph-data-source';
import { createViewerReader } from './viewer';

type Asked = { execute: jest.Mock; viewer: object | null };

function setUp() {
  const asked: Asked = {
    viewer: {
      ...{ userId: '3', sessionId: '30', role: 'clinic', isAdmin: false },
      ...{ actingClinicId: '3', clinicRole: 'owner' },
    },
    execute: jest.fn(),
  };
  asked.execute.mockImplementation(async () => ({ data: { sessionViewer: asked.viewer } }));
  const identity = { name: 'identity', execute: asked.execute } as unknown as SubgraphTransport;
  const bus = memoryBus();
  let time = 0;
  const reader = createViewerReader({ identity, bus, logger: silentLogger(), now: () => time });
  return { asked, bus, reader, pass: (ms: number) => void (time += ms) };
}

describe('viewers', () => {
  it('are queried as the gateway, once in five seconds', async () => {
    const { asked, reader, pass } = setUp();
    const [first, second] = await Promise.all([reader.read('t', 'r'), reader.read('t', 'r')]);
    expect(first).toEqual({
      userId: 3,
      sessionId: 30,
      role: 'clinic',
      isAdmin: false,
      actingClinicId: 3,
      clinicRole: 'owner',
    });
    expect(second).toEqual(first);
    expect(asked.execute).toHaveBeenCalledTimes(1);
    expect(asked.execute.mock.calls[0][1]).toMatchObject({ system: 'gateway', viewer: null });
    pass(4_999);
    await reader.read('t', 'r');
    expect(asked.execute).toHaveBeenCalledTimes(1);
    pass(2);
    await reader.read('t', 'r');
    expect(asked.execute).toHaveBeenCalledTimes(2);
  });

  it('are read again when the bus was away; while identity is away too, the last answer stays', async () => {
    const { asked, bus, reader } = setUp();
    const viewer = await reader.read('t', 'r');
    bus.missSignals();
    asked.execute.mockRejectedValueOnce(new Error('down'));
    expect(await reader.read('t', 'r')).toEqual(viewer);
    asked.viewer = null;
    expect(await reader.read('t', 'r')).toBeNull();
  });

  it('are read again when what the session acts for changes', async () => {
    const { asked, bus, reader } = setUp();
    await reader.read('t', 'r');
    asked.viewer = {
      userId: '3',
      sessionId: '30',
      role: null,
      isAdmin: false,
      actingClinicId: null,
    };
    await bus.live.publish('session.changed', { userId: 3, sessionId: null });
    expect(await reader.read('t', 'r')).toMatchObject({ actingClinicId: null, clinicRole: null });
  });

  it.each([
    ['by its own session', { userId: 3, sessionId: 30 }, 2],
    ['by all sessions of the user', { userId: 3, sessionId: null }, 2],
    ['not by another session', { userId: 3, sessionId: 31 }, 1],
    ['not by another user', { userId: 4, sessionId: null }, 1],
  ])('are forgotten %s', async (_, ended, times) => {
    const { asked, bus, reader } = setUp();
    await reader.read('t', 'r');
    await bus.live.publish('session.revoked', ended);
    await reader.read('t', 'r');
    expect(asked.execute).toHaveBeenCalledTimes(times);
  });

  it('are not cached when the session ends during the query', async () => {
    const { asked, reader } = setUp();
    const asking = reader.read('t', 'r');
    reader.forget({ userId: 3, sessionId: 30 });
    await asking;
    asked.viewer = null;
    expect(await reader.read('t', 'r')).toBeNull();
  });

  it('stay cached while identity is down, and are unknown without a cached answer', async () => {
    const { asked, reader, pass } = setUp();
    await reader.read('known', 'r');
    asked.execute.mockRejectedValue(new Error('connect ECONNREFUSED 10.0.0.1'));
    pass(60_000);
    expect(await reader.read('known', 'r')).toMatchObject({ userId: 3 });
    await expect(reader.read('other', 'r')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    pass(5 * 60_000);
    await expect(reader.read('known', 'r')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('are not evicted by made-up tokens', async () => {
    const { asked, bus } = setUp();
    const { viewer } = asked;
    let calls = 0;
    const execute = async (call: { variables: Record<string, unknown> }) => {
      calls += 1;
      return { data: { sessionViewer: call.variables.token === 'real' ? viewer : null } };
    };
    const identity = { name: 'identity', execute } as unknown as SubgraphTransport;
    const reader = createViewerReader({ identity, bus, logger: silentLogger(), now: () => 0 });
    await reader.read('real', 'r');
    for (let made = 0; made <= 50_000; made += 1) await reader.read(`made-up-${made}`, 'r');
    const before = calls;
    expect(await reader.read('real', 'r')).toMatchObject({ userId: 3 });
    expect(calls).toBe(before);
    await reader.read('made-up-50000', 'r');
    expect(calls).toBe(before);
  });
});
