import { setTimeout as wait } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { get, graph, waitForReplicas, post, unique, type Json } from './support/api';
import { operation } from './support/documents';
import { bytesAt } from './support/files';
import { leftoversOf, stackFolder } from './support/leftovers';
import { act, office, professional, type Mark } from './support/marked-lives';
import { demoPerson, newPerson, PASSWORD, type Person } from './support/people';
import { postShift } from './support/shifts';

const WITHIN_MS = 60_000;
const EVERY_MS = 500;
/** EXIF is stripped; a new address counts once it is confirmed. */
const NOT_HELD: readonly string[] = ['exif', 'newEmail'];

/** Polls until nothing is missing or left, or the time is over. */
async function settled<T>(look: () => Promise<T[]>): Promise<T[]> {
  for (const since = Date.now(); ; await wait(EVERY_MS)) {
    const left = await look();
    if (left.length === 0 || Date.now() - since > WITHIN_MS) return left;
  }
}

/** `given` lists the fields that were marked. */
function marks() {
  const beginning = `zyx${unique().replaceAll(/[^a-f0-9]/g, '')}`;
  const given = new Set<string>();
  const mark: Mark = (field) => {
    given.add(field);
    return `${beginning}${field}`;
  };
  return { mark, beginning, given };
}

/** Files of the archive by name, once it is ready. */
async function archiveOf(person: Person): Promise<Record<string, string>> {
  await act('MarksExport', {}, person);
  const options = { token: person.token };
  let url: string | null = null;
  await settled(async () => {
    const { data } = await graph(operation('MarksExports'), {}, options);
    url = (data?.me as { dataExports: { url: string | null }[] }).dataExports[0]?.url ?? null;
    return url ? [] : ['not ready'];
  });
  const { response, bytes } = await bytesAt(String(url));
  expect(response.headers.get('content-type')).toBe('application/zip');
  const files = Object.entries(unzipSync(new Uint8Array(bytes)));
  return Object.fromEntries(files.map(([name, content]) => [name, strFromU8(content, true)]));
}

/** Marked fields missing in the archive's JSON or tables. */
function missingIn(archive: Record<string, string>, beginning: string, given: Iterable<string>) {
  const ofKind = (end: string) =>
    Object.entries(archive)
      .filter(([name]) => name.endsWith(end) || name.startsWith('files/'))
      .map(([, content]) => content)
      .join('\n');
  const [json, csv] = [ofKind('.json'), ofKind('.csv')];
  const wanted = [...given].filter((field) => !NOT_HELD.includes(field));
  return wanted.filter((field) =>
    [json, csv].some((text) => !text.includes(`${beginning}${field}`)),
  );
}

const close = async (person: Person) => {
  const input = { password: PASSWORD };
  const { closeAccount } = await act('MarksClose', { input }, person);
  expect(closeAccount).toMatchObject({ isClosed: true });
};

async function expectGone(person: Person, beginning: string) {
  await waitForReplicas();
  const credentials = { email: person.email, password: PASSWORD };
  expect((await post('/api/auth/login', credentials)).status).toBe(401);
  expect((await get('/api/auth/me', { token: person.token })).status).toBe(401);
  expect((await get(`/api/users/${person.id}`)).status).toBe(404);
  const folder = stackFolder();
  if (folder) expect(await settled(() => leftoversOf(folder, beginning))).toEqual([]);
}

describe('a user who closes their account', () => {
  it('exports all data of a professional, and erases it', async () => {
    const { mark, beginning, given } = marks();
    const [clinic, admin] = [await newPerson('clinic'), await demoPerson('admin')];
    const { id: jobId } = await postShift(clinic);
    const { person, documentId } = await professional(mark, { clinic, jobId });
    const input: Json = { kind: 'document', id: String(documentId), decision: 'rejected' };
    await act('ContractDecide', { input: { ...input, reason: mark('reason') } }, admin);
    const folder = stackFolder();
    if (folder) {
      const places = await leftoversOf(folder, beginning);
      expect(places.length).toBeGreaterThan(10);
      expect(places.filter(({ where }) => where.includes('/logs/'))).toEqual([]);
    }
    const archive = await archiveOf(person);
    expect(missingIn(archive, beginning, given)).toEqual([]);
    await close(person);
    await expectGone(person, beginning);
  }, 240_000);

  it('exports all data of a clinic, and erases it', async () => {
    const { mark, beginning, given } = marks();
    const temp = await newPerson('hygienist');
    const { person, jobId } = await office(mark);
    const application = await post('/api/applications', { jobId }, { token: temp.token });
    expect(application.status).toBe(201);
    const message = { recipientId: temp.id, content: mark('message') };
    const sent = await post('/api/messages', message, { token: person.token });
    expect({ status: sent.status, text: sent.text }).toMatchObject({ status: 201 });
    const archive = await archiveOf(person);
    expect(missingIn(archive, beginning, given)).toEqual([]);
    await close(person);
    await expectGone(person, beginning);
  }, 240_000);
});
