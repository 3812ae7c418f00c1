import type { Viewer } from '@tbt/service-kit';
import {
  mayRead,
  mayReadField,
  needsBlocks,
  needsEntitlement,
  PRIVATE_FIELDS,
  relationTo,
  type PrivateField,
  type Relation,
} from './users.policy';

const viewer = (change: Partial<Viewer>): Viewer => ({
  userId: 1,
  sessionId: 1,
  role: 'hygienist',
  isAdmin: false,
  actingClinicId: null,
  ...change,
});
const person = { id: 7, role: 'hygienist', isActive: true } as const;
const clinicPerson = { id: 8, role: 'clinic', isActive: true } as const;
const clinic = viewer({ userId: 2, role: 'clinic', actingClinicId: 2 });
const admin = viewer({ userId: 3, role: null, isAdmin: true });

describe('relationTo', () => {
  it.each<[string, Viewer | null, boolean, Relation]>([
    ['an unauthenticated caller', null, true, 'public'],
    ['a colleague', viewer({}), true, 'public'],
    ['the person', viewer({ userId: 7 }), false, 'self'],
    ['an administrator', admin, false, 'admin'],
    ['a clinic', clinic, false, 'public'],
    ['an entitled clinic', clinic, true, 'entitled'],
  ])('%s', (_name, who, isEntitled, relation) => {
    expect(relationTo(who, person, isEntitled)).toBe(relation);
  });

  it('entitles no clinic to another clinic', () => {
    expect(relationTo(clinic, clinicPerson, true)).toBe('public');
  });
});

describe('needsBlocks', () => {
  it.each<[string, Viewer | null, boolean]>([
    ['an unauthenticated caller', null, false],
    ['a colleague', viewer({}), true],
    ['the person', viewer({ userId: 7 }), false],
    ['an administrator', admin, false],
    ['a clinic', clinic, true],
  ])('%s', (_name, who, expected) => {
    expect(needsBlocks(who, person)).toBe(expected);
  });
});

describe('mayReadField', () => {
  const audiences: Record<(typeof PRIVATE_FIELDS)[PrivateField], Relation[]> = {
    contact: ['self', 'admin', 'entitled'],
    address: ['self', 'admin'],
    account: ['self', 'admin'],
  };
  const relations: Relation[] = ['self', 'admin', 'entitled', 'public'];
  const table = (Object.keys(PRIVATE_FIELDS) as PrivateField[]).flatMap((field) =>
    relations.map((relation): [PrivateField, Relation, boolean] => [
      field,
      relation,
      audiences[PRIVATE_FIELDS[field]].includes(relation),
    ]),
  );

  it.each(table)('%s of a professional for %s: %s', (field, relation, expected) => {
    expect(mayReadField(field, relation, { role: 'assistant' })).toBe(expected);
  });

  it('shows a clinic’s street and postal code to the public, and nothing else', () => {
    const open = (Object.keys(PRIVATE_FIELDS) as PrivateField[]).filter((field) =>
      mayReadField(field, 'public', { role: 'clinic' }),
    );
    expect(open).toEqual(['streetAddress', 'postalCode']);
  });
});

describe('mayRead', () => {
  it.each<[string, Viewer | null, Parameters<typeof mayRead>[1], boolean]>([
    ['every caller an open account', null, person, true],
    ['no caller a closed account', null, { ...person, isActive: false }, false],
    [
      'the person their closed account',
      viewer({ userId: 7 }),
      { ...person, isActive: false },
      true,
    ],
    ['an administrator a closed account', admin, { ...person, isActive: false }, true],
    ['no caller an administrator without a role', clinic, { ...person, role: null }, false],
    ['an administrator a plain administrator', admin, { ...person, role: null }, true],
  ])('%s', (_name, who, whom, expected) => expect(mayRead(who, whom)).toBe(expected));
});

describe('needsEntitlement', () => {
  it('asks only for clinics looking at professionals', () => {
    expect(needsEntitlement(clinic, person)).toBe(true);
    expect(needsEntitlement(clinic, clinicPerson)).toBe(false);
    expect(needsEntitlement(viewer({}), person)).toBe(false);
    expect(needsEntitlement(null, person)).toBe(false);
    expect(needsEntitlement({ ...clinic, isAdmin: true }, person)).toBe(false);
  });
});
