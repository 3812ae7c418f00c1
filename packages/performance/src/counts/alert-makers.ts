import { loader, viewerOf } from '@tbt/stack/demo-world/callers';
import type { BenchStack } from './bench-stack';
import type { Person } from './bench-world';

const ROWS = 60;
/** Where only recipients of alerts live. */
const CITY = 'Kenora';
const words = { title: 'Open chair in May', message: 'We look for a second hygienist.' };

type Deps = { next: () => number; password: string };

export const createAlertMakers = (
  { services: { identity, marketplace } }: Pick<BenchStack, 'services'>,
  { next, password }: Deps,
) => {
  /** Written and not sent. @returns its id. */
  const alert = async (clinic: Person, audience: object = { city: CITY }): Promise<number> =>
    (await marketplace.clinicAlerts.create(viewerOf(clinic), { ...words, ...audience })).id;
  const send = (clinic: Person, alertId: number) =>
    marketplace.clinicAlerts.send(viewerOf(clinic), { alertId });
  return {
    alert,
    async recipient(): Promise<Person> {
      const email = `person-${next()}@bench.test`;
      const place = { province: 'Ontario', city: CITY };
      const names = { firstName: 'Robin', lastName: 'Roy' };
      const account = { ...names, ...place, email, role: 'hygienist' as const, password };
      const { id } = await identity.users.signUp(loader, account);
      return { id, email, role: 'hygienist' };
    },
    /** To the professionals of the city, whatever they got that day. @returns its id. */
    async sentAlert(clinic: Person, audience?: object): Promise<number> {
      const alertId = await alert(clinic, audience);
      await send(clinic, alertId);
      await marketplace.receivedAlerts.deliverDigests();
      return alertId;
    },
  };
};

type Makers = ReturnType<typeof createAlertMakers>;

export async function fillAlerts(
  makers: Makers,
  { clinic, temp }: { clinic: Person; temp: Person },
): Promise<{ temp: Person; alertId: number }> {
  for (let left = ROWS; left > 0; left -= 1) await makers.sentAlert(clinic);
  return { temp, alertId: await makers.sentAlert(clinic, {}) };
}
