import { viewerOf } from '@tbt/stack/demo-world/callers';
import type { BenchStack } from './bench-stack';
import type { Person } from './bench-world';

const ROWS = 60;

/** Fields of a request on a day without other shifts. */
export const emergencyOn = (neededDate: string) => ({
  ...{ role: 'hygienist', neededDate, neededTime: '09:00', duration: 240, hourlyRate: '60.00' },
});

export const createEmergencyMakers = ({
  services: { marketplace },
  pauseEmergency,
}: Pick<BenchStack, 'services' | 'pauseEmergency'>) => ({
  pauseEmergency,
  onCall: (temp: Person) => marketplace.onCall.set(viewerOf(temp), { isOnCall: true }),
  /** @returns its id. */
  emergency: async (clinic: Person, neededDate: string): Promise<number> =>
    (await marketplace.emergencies.request(viewerOf(clinic), emergencyOn(neededDate))).id,
});

type Makers = ReturnType<typeof createEmergencyMakers> & {
  freeDays: (count: number) => string[];
};
type Cast = { clinic: Person; temp: Person };

/** Requests of one clinic, each of which asked the same professional. */
export async function fillEmergencies(makers: Makers, { clinic, temp }: Cast): Promise<Cast> {
  await makers.onCall(temp);
  for (const day of makers.freeDays(ROWS)) await makers.emergency(clinic, day);
  return { clinic, temp };
}
