import type { Person } from './accounts';
import { viewerOf } from './callers';
import {
  accept,
  apply,
  post,
  bookableProfessionals,
  type Candidacy,
  type Stage,
} from './marketplace-scenes';
import { isNamed, personNamed } from './upcoming-scenes';

const required = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined)
    throw new Error('A scene of the named accounts failed');
  return value;
};

const openSecondOffice = async ({ services }: Stage, clinic: Person): Promise<number> => {
  const office = await services.marketplace.locations.add(viewerOf(clinic), {
    ...{ name: 'Leslieville', streetAddress: '1120 Queen Street East', postalCode: 'M4M 1K8' },
    ...{ city: clinic.place.city, province: clinic.place.province },
    ...{ phone: '416 555 0142', parking: 'Behind the building, free after 5 p.m.' },
  });
  return office.id;
};

/** Applications by outcome; the named accounts' come first. */
export type NamedScenes = { booked: Candidacy; waiting: Candidacy[] };

/**
 * What the named accounts find: upcoming bookings and open applications, one without a licence.
 * From the fourteenth day on the hygienist and the assistant stay free.
 */
export async function playNamed(stage: Stage): Promise<NamedScenes> {
  const { services, calendar, people } = stage;
  const clinic = personNamed(people, 'clinic@demo.test');
  const hygienist = personNamed(people, 'hygienist@demo.test');
  const assistant = personNamed(people, 'assistant@demo.test');
  const newGrad = personNamed(people, 'newgrad@demo.test');
  const neighbour = required(
    people.find((p) => p.role === 'clinic' && !isNamed(p.email) && p.place.city === 'Toronto'),
  );
  const others = (role: 'hygienist' | 'assistant') =>
    bookableProfessionals(people, clinic, role).filter(({ email }) => !isNamed(email));
  const [firstHygienist, secondHygienist] = others('hygienist');
  const [firstAssistant, secondAssistant] = others('assistant');

  services.clock.set(calendar.ago(0, 9));
  const soon = await post(stage, clinic, { role: 'hygienist', dayOffset: 5 });
  const next = await post(stage, clinic, { role: 'hygienist', dayOffset: 9 });
  const later = await post(stage, clinic, { role: 'assistant', dayOffset: 16 });
  const urgent = await post(stage, clinic, { role: 'hygienist', dayOffset: 3, isUrgent: true });
  const fields = { locationId: await openSecondOffice(stage, clinic) };
  await post(stage, clinic, { role: 'hygienist', dayOffset: 23, fields });
  await post(stage, clinic, { role: 'assistant', dayOffset: 30 });
  const chairside = await post(stage, neighbour, { role: 'assistant', dayOffset: 8 });

  services.clock.advance(30 * 60 * 1000);
  const booked = required(await apply(stage, hygienist, soon));
  await accept(stage, booked);
  await accept(stage, required(await apply(stage, assistant, chairside)));
  const applications: [Person | undefined, typeof next, string?][] = [
    [hygienist, next, 'I would love to come back. My schedule is free that day.'],
    [newGrad, next, 'I graduated recently and my registration is on its way.'],
    [firstHygienist, next],
    [firstHygienist, urgent, 'I can be there on short notice.'],
    [secondHygienist, urgent],
    [firstAssistant, later],
    [secondAssistant, later, 'Chairside work is what I like best.'],
  ];
  const waiting: Candidacy[] = [];
  for (const [temp, shift, message] of applications) {
    services.clock.advance(20 * 60 * 1000);
    const candidacy = temp ? await apply(stage, temp, shift, { message }) : null;
    if (candidacy) waiting.push(candidacy);
  }
  return { booked, waiting };
}
