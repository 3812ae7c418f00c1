import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, shift, type World } from './factories';

const CHECK = `query Check($input: PostJobInput!) { postingCheck(input: $input) {
  notes { concern message } errors { path } } }`;
const HAMLET = { province: 'Ontario' as const, city: 'Hamlet by the Lake' };

type Note = { concern: string; message: string };

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function notesOf(changes: object, clinic: PersonSnapshot): Promise<Note[]> {
  const input = shift({ date: '2027-04-08', hourlyRate: '41', ...changes });
  const { data } = await world.graph(CHECK, { input }, clinic);
  return (data as { postingCheck: { notes: Note[] } }).postingCheck.notes;
}

describe('a city that the table of the province lacks', () => {
  it('is asked about with the most similar name', async () => {
    const [note] = await notesOf({ city: 'Tornto' }, await world.clinic());
    expect(note).toMatchObject({ concern: 'unknown_city' });
    expect(note?.message).toContain('Did you mean Toronto?');
  });

  it('is never refused', async () => {
    const clinic = await world.clinic();
    const notes = await notesOf(HAMLET, clinic);
    expect(notes.map(({ concern }) => concern)).toEqual(['unknown_city']);
    expect(await world.job(clinic, HAMLET)).toMatchObject(HAMLET);
  });

  it('is settled by the postal area of an office there', async () => {
    const clinic = await world.clinic({ ...HAMLET, postalArea: 'P0T' });
    expect(await notesOf(HAMLET, clinic)).toEqual([]);
  });
});

describe('the check of a city', () => {
  it.each([
    ['Quebec', 'Montréal', { isKnown: true, suggestion: null }],
    ['Quebec', 'montreal', { isKnown: true, suggestion: 'Montréal' }],
    ['Ontario', 'Tornto', { isKnown: false, suggestion: 'Toronto' }],
    ['Ontario', HAMLET.city, { isKnown: false, suggestion: null }],
    ['Texas', 'Toronto', { isKnown: false, suggestion: null }],
    ['Ontario', 'x'.repeat(100_000), { isKnown: false, suggestion: null }],
  ])('answers every visitor, in %s: case %#', async (province, city, expected) => {
    const query = `query City($province: String!, $city: String!) {
      cityCheck(province: $province, city: $city) { isKnown suggestion } }`;
    const { data } = await world.graph(query, { province, city }, null);
    expect(data).toEqual({ cityCheck: expected });
  });
});
