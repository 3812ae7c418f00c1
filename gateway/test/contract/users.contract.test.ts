import { get, graph, listOf, objectOf, post, problemOf, problemPaths } from './support/api';
import { operation } from './support/documents';
import { PASSWORD, accountOf, demoPerson, logIn, newPerson } from './support/people';
import type { Person } from './support/people';

let clinic: Person;
let hygienist: Person;
let stranger: Person;

beforeAll(async () => {
  clinic = await demoPerson('clinic');
  hygienist = await demoPerson('hygienist');
  stranger = await newPerson('assistant');
});

const BLOCKED_WITHIN_MS = 10_000;
/** The demo world's reviews decide it. */
const RATING = expect.stringMatching(/^[0-5]\.\d{2}$/) as string;

const PRIVATE = ['email', 'licenseNumber', 'streetAddress', 'postalCode', 'password', 'isAdmin'];

const shown = (user: Record<string, unknown>, names: string[]): string[] =>
  names.filter((name) => user[name] !== undefined && user[name] !== null);

describe('a profile', () => {
  it('shows its documents to the person only', async () => {
    const documentsSeenBy = async ({ token }: Person) =>
      objectOf(await get(`/api/users/${hygienist.id}`, { token })).verificationDocuments;
    expect(await documentsSeenBy(hygienist)).toEqual(expect.any(Array));
    expect(await documentsSeenBy(stranger)).toBeUndefined();
  });

  it('of a clinic shows its card to the public', async () => {
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
      expect(user).toMatchObject({ id: hygienist.id, role: 'hygienist', avgRating: RATING });
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

describe('a block', () => {
  it('hides both from each other, as if they were unknown, and from no one else', async () => {
    const [blocker, blocked] = [await newPerson('clinic'), await newPerson('hygienist')];
    const input = { userId: String(blocked.id) };
    await graph(operation('ContractBlock'), input, { token: blocker.token });
    const read = (person: Person, token?: string) => get(`/api/users/${person.id}`, { token });
    // The block reaches identity by an event.
    for (const since = Date.now(); Date.now() - since < BLOCKED_WITHIN_MS;) {
      if ((await read(blocker, blocked.token)).status === 404) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    problemOf(await read(blocker, blocked.token), 404, 'NOT_FOUND');
    problemOf(await read(blocked, blocker.token), 404, 'NOT_FOUND');
    for (const token of [undefined, stranger.token])
      expect(objectOf(await read(blocked, token))).toMatchObject({ id: blocked.id });
  });
});

describe('creating a profile', () => {
  it('makes the account, derives what follows, and opens a session', async () => {
    const body = accountOf('assistant', {
      licenseNumber: 'NDAEB-77',
      educationInstitution: 'Laval University',
      graduationYear: new Date().getFullYear(),
      gpa: 3.5,
      availability: ['Monday', 'Evenings'],
      isVerified: true,
      isNewGrad: false,
      educationTier: 'tier1',
      avgRating: '5.00',
      isAdmin: true,
    });
    const answer = await post('/api/users', body);
    expect(answer.status).toBe(201);
    expect(answer.text).not.toMatch(/password|argon2/i);
    const user = objectOf(answer);
    expect(answer.headers.get('location')).toBe(`/api/users/${String(user.id)}`);
    expect(user).toMatchObject({
      role: 'assistant',
      educationTier: 'tier2',
      isNewGrad: true,
      gpa: '3.50',
      travelDistance: 25,
      licenseNumber: 'NDAEB-77',
      availability: ['Monday', 'Evenings'],
      isVerified: false,
      isAdmin: false,
      avgRating: '0.00',
    });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    const token = /tbt_session=([^;]+)/.exec(cookie)?.[1] ?? '';
    expect(objectOf(await get('/api/auth/me', { cookie: token }))).toMatchObject({ id: user.id });
    await logIn(String(body.email), PASSWORD);
  });

  it('names every field that is wrong', async () => {
    const missing = problemOf(await post('/api/users', {}), 400, 'VALIDATION_FAILED');
    expect(problemPaths(missing).sort()).toEqual(
      ['email', 'firstName', 'lastName', 'password', 'role'].sort(),
    );
    for (const [field, value] of [
      ['password', '1234567'],
      ['password', 'x'.repeat(129)],
      ['gpa', '4.01'],
      ['gpa', '3.333'],
      ['province', 'Texas'],
      ['postalCode', 'H2X 1Y4'],
      ['travelDistance', 30],
      ['graduationYear', 2999],
      ['availability', ['Someday']],
      ['workingStyle', 'sleepy'],
    ] as const) {
      const answer = await post('/api/users', accountOf('hygienist', { [field]: value }));
      const problem = problemOf(answer, 400, 'VALIDATION_FAILED');
      // An invalid list entry is named with its index.
      const fields = problemPaths(problem).map((path) => path.split('.')[0]);
      expect([field, fields]).toEqual([field, [field]]);
    }
  });

  it('requires an assistant’s licence number', async () => {
    const answer = await post('/api/users', accountOf('assistant', { licenseNumber: ' ' }));
    const { errors } = problemOf(answer, 400, 'VALIDATION_FAILED');
    expect(errors).toEqual([
      {
        path: 'licenseNumber',
        message: 'License number is required for dental assistants',
      },
    ]);
  });

  it('refuses an e-mail that is taken, in any case', async () => {
    const account = accountOf('clinic');
    expect((await post('/api/users', account)).status).toBe(201);
    const again = { ...account, email: ` ${String(account.email).toUpperCase()} ` };
    problemOf(await post('/api/users', again), 409, 'CONFLICT');
    problemOf(await post('/api/auth/signup', again), 409, 'CONFLICT');
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
