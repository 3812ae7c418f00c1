import { picture, pdf } from '../support/sample-files';
import { get, graph, listOf, objectOf, post, problemOf, problemPaths } from './support/api';
import { operation } from './support/documents';
import { bytesAt, DOCUMENT, PHOTO, uploaded } from './support/files';
import { demoPerson, newPerson } from './support/people';
import type { Person } from './support/people';

const inThreeYears = new Date().getFullYear() + 3;
const PATH = '/api/verification-documents';

let temp: Person;
let other: Person;
let admin: Person;

beforeAll(async () => {
  temp = await newPerson('hygienist');
  other = await newPerson('assistant');
  admin = await demoPerson('admin');
});

const submit = (who: Person | null, body: object) => post(PATH, body, { token: who?.token });
const read = (who: Person | null, userId: number) =>
  get(`${PATH}/${userId}`, { token: who?.token });
const newDocument = async (who: Person) => uploaded(DOCUMENT, pdf, who.token);

async function sent(who: Person, documentType: string): Promise<{ id: number }> {
  const answer = await submit(who, { documentType, documentUrl: await newDocument(who) });
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
  return objectOf(answer) as { id: number };
}

const decide = (who: Person, id: number, decision: string, more: object = {}) =>
  graph(
    operation('ContractDecide'),
    { input: { kind: 'document', id: String(id), decision, ...more } },
    { token: who.token },
  );

async function revisionOf({ id, token }: Person): Promise<number | undefined> {
  const { data } = await graph(operation('ContractLicences'), { id: String(id) }, { token });
  const user = data?.user as { licences: { revision: number }[] } | null | undefined;
  return user?.licences[0]?.revision;
}

describe('a verification document', () => {
  it('is taken as the specification’s client sends it, and opens by links that end', async () => {
    const documentUrl = await newDocument(temp);
    const answer = await submit(temp, {
      userId: temp.id,
      documentType: 'license',
      documentUrl,
      status: 'approved',
      reviewedBy: temp.id,
      expiresAt: '2099-01-01T00:00:00Z',
    });
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
    const document = objectOf(answer);
    expect(document).toEqual({
      id: expect.any(Number),
      userId: temp.id,
      documentType: 'license',
      documentUrl: expect.any(String),
      status: 'pending',
      reviewedBy: null,
      reviewedAt: null,
      expiresAt: null,
      createdAt: expect.stringMatching(/Z$/),
    });
    const [listed] = listOf(await read(temp, temp.id));
    expect(listed).toEqual({ ...document, documentUrl: expect.any(String) });
    const { response, bytes } = await bytesAt(String(listed?.documentUrl));
    expect([response.status, bytes.equals(pdf)]).toEqual([200, true]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    // Not the last character, some of whose bits are unused.
    const spoilt = String(listed?.documentUrl).replace(/.(?=.{9}$)/, (one) =>
      one === 'A' ? 'B' : 'A',
    );
    expect((await bytesAt(spoilt)).response.status).toBe(404);
  });

  it('is open once per type, and can be resubmitted after a rejection', async () => {
    const person = await newPerson('assistant');
    const { id } = await sent(person, 'insurance');
    const again = { documentType: 'insurance', documentUrl: await newDocument(person) };
    problemOf(await submit(person, again), 409, 'CONFLICT');
    await sent(person, 'certification');
    const rejected = await decide(admin, id, 'rejected', { reason: 'The page is not readable.' });
    expect(rejected.errors).toEqual([]);
    await sent(person, 'insurance');
    const statuses = listOf(await read(person, person.id)).map(({ documentType, status }) => [
      documentType,
      status,
    ]);
    expect(statuses.sort()).toEqual([
      ['certification', 'pending'],
      ['insurance', 'pending'],
      ['insurance', 'rejected'],
    ]);
  });

  it('of one type sent twice at once is taken once', async () => {
    const person = await newPerson('hygienist');
    const urls = [await newDocument(person), await newDocument(person)];
    const answers = await Promise.all(
      urls.map((documentUrl) => submit(person, { documentType: 'license', documentUrl })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is approved by a reviewer and says who, when and until when', async () => {
    const person = await newPerson('hygienist');
    const { id } = await sent(person, 'insurance');
    expect((await decide(person, id, 'approved')).errors[0]?.extensions.code).toBe('FORBIDDEN');
    const approved = await decide(admin, id, 'approved', { expiresOn: `${inThreeYears}-05-31` });
    expect(approved.errors).toEqual([]);
    expect(listOf(await read(person, person.id))).toEqual([
      expect.objectContaining({
        id,
        status: 'approved',
        reviewedBy: admin.id,
        reviewedAt: expect.stringMatching(/Z$/) as string,
        expiresAt: `${inThreeYears}-05-31T23:59:59.000Z`,
      }),
    ]);
    const again = { documentType: 'insurance', documentUrl: await newDocument(person) };
    problemOf(await submit(person, again), 409, 'CONFLICT');
  });

  it('of a licence joins its number, and one decision books the person', async () => {
    const person = await newPerson('hygienist');
    const { id } = await sent(person, 'license');
    const waiting = await decide(admin, id, 'approved');
    expect(waiting.data).toMatchObject({ decideVerification: { errors: [{ code: 'CONFLICT' }] } });
    const numbered = { input: { province: 'Ontario', number: `N-${person.id}` } };
    const added = await graph(operation('MarksLicence'), numbered, { token: person.token });
    expect(added.errors).toEqual([]);
    const unread = await decide(admin, id, 'approved');
    expect(unread.data).toMatchObject({ decideVerification: { errors: [{ path: ['revision'] }] } });
    const revision = await revisionOf(person);
    const expiresOn = `${inThreeYears + 9}-05-31`;
    const far = await decide(admin, id, 'approved', { revision, expiresOn });
    expect(far.data).toMatchObject({ decideVerification: { errors: [{ path: ['expiresOn'] }] } });
    await decide(admin, id, 'approved', { revision, expiresOn: `${inThreeYears}-05-31` });
    expect(listOf(await read(person, person.id))).toMatchObject([
      { id, documentType: 'license', status: 'approved', reviewedBy: admin.id },
    ]);
    expect(objectOf(await get(`/api/users/${person.id}`))).toMatchObject({
      isVerified: true,
      verifiedProvinces: ['Ontario'],
    });
  });

  it('is refused in the order of the contract', async () => {
    problemOf(await submit(null, {}), 401, 'UNAUTHENTICATED');
    const missing = problemOf(await submit(temp, {}), 400, 'VALIDATION_FAILED');
    expect(problemPaths(missing).sort()).toEqual(['documentType', 'documentUrl']);
    const wrongType = { userId: other.id, documentType: 'passport', documentUrl: '/x' };
    const problem = problemOf(await submit(temp, wrongType), 400, 'VALIDATION_FAILED');
    expect(problemPaths(problem)).toEqual(['documentType']);
    expect(problem.errors[0]?.message).toContain('license, insurance, certification');
    const foreign = { userId: other.id, documentType: 'insurance', documentUrl: '/x' };
    problemOf(await submit(temp, foreign), 403, 'FORBIDDEN');
    problemOf(await submit(admin, foreign), 403, 'FORBIDDEN');
    expect(listOf(await read(other, other.id))).toEqual([]);
  });

  it('is an own upload of a document and nothing else', async () => {
    const photo = await uploaded(PHOTO, await picture().png().toBuffer(), temp.token);
    const link = String(listOf(await read(temp, temp.id))[0]?.documentUrl);
    const theirs = await newDocument(other);
    for (const documentUrl of [
      theirs,
      photo,
      link,
      'https://evil.test/a.pdf',
      '/uploads/documents/',
    ]) {
      const answer = await submit(temp, { documentType: 'insurance', documentUrl });
      expect(problemPaths(problemOf(answer, 400, 'VALIDATION_FAILED'))).toEqual(['documentUrl']);
    }
  });
});

describe('the documents of a person', () => {
  it('are read by the person and by administrators alone', async () => {
    problemOf(await read(null, temp.id), 401, 'UNAUTHENTICATED');
    const strangers = [other, await newPerson('clinic'), await demoPerson('clinic')];
    for (const stranger of strangers) problemOf(await read(stranger, temp.id), 404, 'NOT_FOUND');
    problemOf(await read(admin, 2_000_000_000), 404, 'NOT_FOUND');
    const listed = listOf(await read(admin, temp.id));
    expect(listed).toMatchObject([{ userId: temp.id, documentType: 'license' }]);
    const { bytes } = await bytesAt(String(listed[0]?.documentUrl));
    expect(bytes.equals(pdf)).toBe(true);
  });
});
