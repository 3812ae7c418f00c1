import { PROVINCE_CODES } from '@tbt/contracts';
import type { Calendar } from './calendar';
import { viewerOf, loader } from './callers';
import type { CastMember } from './cast';
import type { DemoServices } from './demo-services';
import { uploadLicenceCopy } from './licence-copies';
import { DEMO_PASSWORD as PASSWORD } from './log-ins';

export type Person = CastMember & { id: number };

/** Days until the demo licences expire. */
const LICENCE_DAYS = 420;

const isTemp = ({ role }: CastMember): boolean => role !== 'clinic';

async function putLicence(services: DemoServices, person: Person, calendar: Calendar) {
  const { licences } = services.identity;
  const number = `${PROVINCE_CODES[person.place.province]}-${20_000 + person.id}`;
  const { id } = await licences.addOwn(viewerOf(person), {
    province: person.place.province,
    number,
    documentUrl: await uploadLicenceCopy(services, person, number),
  });
  if (!person.isLicensed) return number;
  await licences.approve(loader, id, { expiresOn: calendar.day(LICENCE_DAYS) });
  return number;
}

async function openAccount(
  services: DemoServices,
  member: CastMember,
  calendar: Calendar,
): Promise<Person> {
  const { users, subscriptions } = services.identity;
  const { email, firstName, lastName, role, place, plan, profile } = member;
  const { province, city } = place;
  const account = { email, firstName, lastName, role, province, city, password: PASSWORD };
  const person = { ...member, id: (await users.signUp(loader, account)).id };
  const licenseNumber = isTemp(member) ? await putLicence(services, person, calendar) : undefined;
  await users.updateProfile(loader, person.id, { ...profile, licenseNumber });
  if (plan) {
    await subscriptions.set(loader, person.id, { tier: plan, status: 'active', endsAt: null });
  }
  return person;
}

export const openAdministrator = ({ identity }: DemoServices) =>
  identity.admin.create(loader, {
    firstName: 'Ada',
    lastName: 'Morin',
    email: 'admin@demo.test',
    password: PASSWORD,
  });

export async function openAccounts(
  services: DemoServices,
  cast: readonly CastMember[],
  calendar: Calendar,
): Promise<Person[]> {
  const people: Person[] = [];
  for (const [index, member] of cast.entries()) {
    services.clock.set(calendar.ago(cast.length - index + 30));
    people.push(await openAccount(services, member, calendar));
  }
  await services.settle();
  return people;
}
