import type { RestUserFieldsFragment } from '../../generated/graphql';
import { toProfessional, toUser } from './user-entity';

const PLAN = {
  subscriptionId: 'sub_1',
  customerId: 'cus_1',
  subscriptionEndsAt: '2027-03-01T15:00:00.000Z',
  promotionalCode: 'FIRST5FREE',
} as const;
const FIELDS = Object.keys(PLAN);

/** What the viewer may not see is null. */
const shownAs = (facts: object): RestUserFieldsFragment =>
  ({ id: '7', firstName: 'Ana', lastName: 'Reyes', role: 'clinic', ...facts }) as never;
const blanked = Object.fromEntries(FIELDS.map((name) => [name, null]));

it('shows the plan of oneself and to administrators', () => {
  expect(toUser(shownAs({ ...PLAN, isAdmin: false }))).toMatchObject(PLAN);
});

it.each(['clinic', 'hygienist'])(
  'leaves the plan of a %s out where the graph blanks it',
  (role) => {
    const user = toUser(shownAs({ ...blanked, role, isAdmin: null }));
    for (const name of FIELDS) expect(user).not.toHaveProperty(name);
  },
);

it('shows only the card of a clinic', () => {
  const user = toUser(shownAs({ ...PLAN, isAdmin: null }));
  for (const name of FIELDS) expect(user).not.toHaveProperty(name);
});

it('lists professionals without number, address of mail and street', () => {
  const facts = {
    role: 'hygienist',
    licenseNumber: 'ON-1',
    email: 'a@b.test',
    streetAddress: '1 A',
  };
  const row = toProfessional(shownAs({ ...facts, postalCode: 'M5V 2T6', isAdmin: false }));
  for (const name of ['licenseNumber', 'email', 'streetAddress', 'postalCode'])
    expect(row).not.toHaveProperty(name);
});
