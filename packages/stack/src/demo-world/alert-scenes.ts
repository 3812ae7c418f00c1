import { viewerOf } from './callers';
import type { Stage } from './marketplace-scenes';
import { bookableProfessionals } from './marketplace-scenes';
import { isNamed, personNamed } from './upcoming-scenes';

const MINUTE_MS = 60_000;
/** Beside other shifts of that evening. */
const EVENING = {
  ...{ role: 'hygienist', neededTime: '18:00', duration: 240, hourlyRate: '64.00' },
  isAdditional: true,
};

/** A professional's alerts, of which the first finds the emergency shift. */
async function playJobAlerts({ services, people }: Stage): Promise<void> {
  const { marketplace } = services;
  const hygienist = viewerOf(personNamed(people, 'hygienist@demo.test'));
  const shared = { roles: ['hygienist'], provinces: ['Ontario'] };
  await marketplace.jobAlerts.create(hygienist, {
    ...{ ...shared, cities: ['Toronto'], minHourlyRate: '45', frequency: 'immediate' },
    availability: ['Monday', 'Wednesday', 'Friday', 'Evenings'],
  });
  await marketplace.jobAlerts.create(hygienist, {
    ...{ ...shared, jobTypes: ['half_day', 'evening'], frequency: 'daily' },
    notificationMethod: 'in_app',
  });
  await marketplace.jobAlerts.create(hygienist, {
    ...{ ...shared, cities: ['Ottawa'], frequency: 'weekly', isActive: false },
  });
}

/** An emergency request that is open, one that was filled, alerts of a professional, and one that a clinic sent. */
export async function playAlerts(stage: Stage): Promise<void> {
  const { services, calendar, people } = stage;
  const { marketplace, clock } = services;
  const [clinic, hygienist] = [
    personNamed(people, 'clinic@demo.test'),
    personNamed(people, 'hygienist@demo.test'),
  ];
  clock.set(calendar.ago(0, 1));
  const alert = await marketplace.clinicAlerts.create(viewerOf(clinic), {
    title: 'A third chair from next month',
    message:
      'We are opening a third chair and look for hygienists who enjoy working with families. Two days a week to begin with.',
    ...{ role: 'hygienist', province: 'Ontario', city: 'Toronto' },
  });
  await marketplace.clinicAlerts.send(viewerOf(clinic), { alertId: alert.id });
  await playJobAlerts(stage);
  await marketplace.onCall.set(viewerOf(hygienist), { isOnCall: true, emergencyRadius: 50 });

  const [helper] = bookableProfessionals(people, clinic, 'hygienist').filter(
    ({ email }) => !isNamed(email),
  );
  if (helper) {
    await marketplace.onCall.set(viewerOf(helper), { isOnCall: true, emergencyRadius: 500 });
    const filled = await marketplace.emergencies.request(viewerOf(clinic), {
      ...{ ...EVENING, neededDate: calendar.day(2), maxRadius: 500 },
    });
    clock.set(new Date(calendar.ago(0, 1).getTime() + MINUTE_MS));
    if (await marketplace.emergencies.seen(viewerOf(helper), filled.id))
      await marketplace.emergencies.answer(viewerOf(helper), {
        ...{ emergencyRequestId: filled.id, message: 'I can be there.' },
        estimatedArrival: filled.startsAt.toISOString(),
      });
  }
  clock.set(calendar.now);
  await marketplace.emergencies.request(viewerOf(clinic), {
    ...{ ...EVENING, neededDate: calendar.day(1) },
  });
  await marketplace.sendJobAlerts();
}
