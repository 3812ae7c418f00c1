import { get, listOf, objectOf, problemOf, problemPaths } from './support/api';
import { demoPerson, newPerson } from './support/people';
import type { Person } from './support/people';

let clinic: Person;
let hygienist: Person;
let stranger: Person;

beforeAll(async () => {
  clinic = await demoPerson('clinic');
  hygienist = await demoPerson('hygienist');
  stranger = await newPerson('assistant');
});

const PRIVATE = ['email', 'licenseNumber', 'streetAddress', 'postalCode', 'password', 'isAdmin'];

const shown = (user: Record<string, unknown>, names: string[]): string[] =>
  names.filter((name) => user[name] !== undefined && user[name] !== null);

describe('a profile', () => {
  it('of a clinic shows its card to everybody', async () => {
    const user = objectOf(await get(`/api/users/${clinic.id}`));
    expect(Object.keys(user).sort()).toEqual(
      [
        'id',
        'firstName',
        'lastName',
        'role',
        'province',
        'city',
        'streetAddress',
        'postalCode',
        'avgRating',
        'totalReviews',
      ].sort(),
    );
    expect(user).toMatchObject({ id: clinic.id, role: 'clinic', city: 'Toronto' });
  });

  it('of a professional hides what is private, and shows it to the person', async () => {
    for (const token of [undefined, stranger.token]) {
      const user = objectOf(await get(`/api/users/${hygienist.id}`, { token }));
      expect(user).toMatchObject({ id: hygienist.id, role: 'hygienist', avgRating: '0.00' });
      expect(shown(user, PRIVATE)).toEqual([]);
    }
    const own = objectOf(await get(`/api/users/${hygienist.id}`, { token: hygienist.token }));
    expect(own).toMatchObject({ email: hygienist.email, isAdmin: false });
    expect(JSON.stringify(own)).not.toMatch(/password|argon2/i);
  });

  it('is not found when there is none', async () => {
    problemOf(await get('/api/users/999999999'), 404, 'NOT_FOUND');
  });
});

describe('professionals', () => {
  it('are listed with whether they are licensed, never with the number', async () => {
    const people = listOf(await get('/api/professionals?limit=100'));
    expect(people.length).toBeGreaterThan(20);
    for (const person of people) {
      expect(['hygienist', 'assistant']).toContain(person.role);
      expect(shown(person, PRIVATE)).toEqual([]);
      expect(typeof person.hasLicence).toBe('boolean');
      expect(Array.isArray(person.verifiedProvinces)).toBe(true);
    }
  });

  it.each([
    ['role=assistant', 'role', 'assistant'],
    ['province=Quebec', 'province', 'Quebec'],
    ['educationTier=tier1', 'educationTier', 'tier1'],
    ['experience=10%2B', 'yearsExperience', '10+'],
    ['workingStyle=quiet_operator', 'workingStyle', 'quiet_operator'],
    ['isNewGrad=true', 'isNewGrad', true],
  ])('are filtered by %s', async (query, field, value) => {
    const people = listOf(await get(`/api/professionals?limit=100&${query}`));
    expect(people.length).toBeGreaterThan(0);
    expect(new Set(people.map((person) => person[field]))).toEqual(new Set([value]));
  });

  it('are filtered by specialty and language, and found by words', async () => {
    const bySpecialty = listOf(await get('/api/professionals?limit=100&specialtyFocus=surgical'));
    for (const person of bySpecialty) expect(person.specialtyFocus).toContain('surgical');
    const byLanguage = listOf(await get('/api/professionals?limit=100&language=French'));
    for (const person of byLanguage) expect(person.languagesSpoken).toContain('French');
    const [someone] = byLanguage;
    const words = encodeURIComponent(String(someone?.lastName));
    const found = listOf(await get(`/api/professionals?limit=100&q=${words}`));
    expect(found.map(({ id }) => id)).toContain(someone?.id);
  });

  it('refuse values outside their sets', async () => {
    for (const [query, path] of [
      ['role=clinic', 'role'],
      ['educationTier=tier9', 'educationTier'],
      ['experience=3', 'experience'],
      ['isNewGrad=maybe', 'isNewGrad'],
      ['language=Klingon', 'language'],
    ]) {
      const problem = problemOf(await get(`/api/professionals?${query}`), 400, 'VALIDATION_FAILED');
      expect(problemPaths(problem)).toEqual([path]);
    }
  });
});
