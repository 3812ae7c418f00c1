import { createViewerKeys } from '../viewer';
import { createSealer } from './sealer';

const keysOf = (...ids: string[]) =>
  createViewerKeys({
    currentKeyId: ids[0] ?? '',
    keys: Object.fromEntries(ids.map((id) => [id, id.repeat(40)])),
  });

let time = Date.parse('2027-03-05T12:00:00Z');
const clock = { now: () => new Date(time) };
const sealer = createSealer(keysOf('a'), clock);

it('opens what was sealed for the purpose, and reveals nothing', async () => {
  const sealed = await sealer.seal('reset-password', { token: 'secret-token' }, 60);
  expect(sealed).not.toContain('secret');
  expect(encodeURIComponent(sealed)).toBe(sealed);
  await expect(sealer.open('reset-password', sealed)).resolves.toEqual({ token: 'secret-token' });
});

it('rejects another purpose, a foreign key, changed text and expiry', async () => {
  const sealed = await sealer.seal('a', { id: 7 }, 60);
  await expect(sealer.open('b', sealed)).resolves.toBeNull();
  await expect(createSealer(keysOf('b'), clock).open('a', sealed)).resolves.toBeNull();
  await expect(sealer.open('a', sealed.slice(0, -2))).resolves.toBeNull();
  await expect(sealer.open('a', 'nonsense')).resolves.toBeNull();
  time += 59_999;
  await expect(sealer.open('a', sealed)).resolves.toEqual({ id: 7 });
  time += 1;
  await expect(sealer.open('a', sealed)).resolves.toBeNull();
});

it('opens text sealed with an older key', async () => {
  const sealed = await createSealer(keysOf('a'), clock).seal('a', { id: 7 }, 60);
  await expect(createSealer(keysOf('b', 'a'), clock).open('a', sealed)).resolves.toEqual({ id: 7 });
});
