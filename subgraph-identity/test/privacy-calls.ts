import type { World } from './factories';

/** A word that nothing else in a database holds. */
export const MARK = 'Zyxmark';

/** Somebody with facts to find again, and what the other subgraphs do for their privacy. */
export function createPrivacyCalls(world: World) {
  const marked = () =>
    world.person('hygienist', {
      firstName: MARK,
      lastName: `O${MARK}`,
      city: MARK,
      educationInstitution: MARK,
      licenseNumber: MARK,
      streetAddress: `1 ${MARK} Street`,
    });

  const settle = async () => {
    for (let round = 0; round < 3; round += 1) {
      await world.outboxDrained();
      await world.bus.settled();
    }
  };

  /** What the other subgraphs say when they have done their part. */
  const others = async (name: 'export.part-stored' | 'erasure.part-done', ids: object) => {
    for (const service of ['marketplace', 'messaging'] as const) {
      if (name === 'export.part-stored') {
        const { exportId } = ids as { exportId: number };
        await world.deployment.files.put(
          `exports/${exportId}/${service}.json`,
          Buffer.from(JSON.stringify({ things: [{ note: '=1+1', of: service }] })),
        );
      }
      await world.bus.publish([
        {
          id: crypto.randomUUID(),
          name,
          payload: { ...ids, service },
          createdAt: world.clock.now().toISOString(),
        } as never,
      ]);
    }
    await settle();
  };

  return { marked, settle, others };
}
