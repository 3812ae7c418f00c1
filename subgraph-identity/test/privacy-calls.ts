import type { World } from './factories';

/** A word that occurs nowhere else in a database. */
export const MARK = 'Zyxmark';

/** A user with searchable data, and the other subgraphs' privacy events. */
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

  /** Events of the other subgraphs. */
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
