import { createWorld, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const READ = `query R($id: ID!) { message(id: $id) { content isMasked } }`;
const LIST = `query L { conversations(first: 5) { edges { node { lastMessage { content } } } } }`;
const FIND = `query F($text: String!) { messageSearch(text: $text) { edges { node { id } } } }`;

type Read = { message: { content: string; isMasked: boolean } };
type Found = { messageSearch: { edges: { node: { id: string } }[] } };

const text = 'Call me at 416-555-0134 or write to ana@example.com';
const masked = 'Call me at ••••• or write to •••••';

async function written() {
  const [clinic, temp] = [await world.clinic(), await world.person()];
  const { id } = await world.sent(temp, clinic, text);
  const read = async (viewer: typeof temp) =>
    (await world.run<Read>(viewer, READ, { id })).data.message;
  const find = async (viewer: typeof temp, words: string) =>
    (await world.run<Found>(viewer, FIND, { text: words })).data.messageSearch.edges.map(
      ({ node }) => node.id,
    );
  return { clinic, temp, id, read, find };
}

describe('contact details', () => {
  it('are hidden from both sides before a booking, also in lists and in the answer to sending', async () => {
    const { clinic, temp, read } = await written();
    expect(await read(temp)).toEqual({ content: masked, isMasked: true });
    expect(await read(clinic)).toEqual({ content: masked, isMasked: true });
    const { data } = await world.run(clinic, LIST);
    expect(data).toEqual({
      conversations: { edges: [{ node: { lastMessage: { content: masked } } }] },
    });
    const answer = await world.sent(temp, clinic, 'My e-mail is ana@example.com');
    expect(answer.content).toBe('My e-mail is •••••');
  });

  it('are not found before a booking, while the rest of the text is', async () => {
    const { clinic, temp, id, find } = await written();
    for (const viewer of [clinic, temp]) {
      expect(await find(viewer, '416')).toEqual([]);
      expect(await find(viewer, 'example')).toEqual([]);
      expect(await find(viewer, 'write')).toEqual([id]);
    }
  });

  it('open for reading and searching once the two have a booking, and stay open', async () => {
    const { clinic, temp, id, read, find } = await written();
    await world.applied(clinic.userId, temp.userId);
    expect(await read(clinic)).toMatchObject({ isMasked: true });
    await world.booked(clinic.userId, temp.userId);
    expect(await read(clinic)).toEqual({ content: text, isMasked: false });
    expect(await find(clinic, '416 EXAMPLE')).toEqual([id]);
    await world.subgraph.database.pool.query('DELETE FROM engagements');
    expect(await read(temp)).toEqual({ content: text, isMasked: false });
    const later = await world.sent(clinic, temp, '12, rue des Érables');
    expect(later.content).toBe('12, rue des Érables');
    expect(await find(temp, 'erables')).toEqual([later.id]);
  });

  it('are open from the first message of two who have a booking already', async () => {
    const [clinic, temp] = [await world.clinic(), await world.person()];
    await world.booked(clinic.userId, temp.userId);
    expect((await world.sent(temp, clinic, text)).content).toBe(text);
  });

  it('stay hidden from others who have no booking with them', async () => {
    const { clinic, temp, read } = await written();
    await world.booked((await world.clinic()).userId, temp.userId);
    expect(await read(clinic)).toMatchObject({ isMasked: true });
  });
});

it('finds words of messages from before they were kept', async () => {
  const { clinic, id, find } = await written();
  await world.subgraph.database.pool.query(
    'UPDATE messages SET search_text = NULL, has_details = false WHERE id = $1',
    [id],
  );
  expect(await find(clinic, 'write')).toEqual([]);
  await world.subgraph.services.messageSearch.indexEarlier();
  expect(await find(clinic, 'write')).toEqual([id]);
  expect(await find(clinic, '416')).toEqual([]);
});
