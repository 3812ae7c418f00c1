import { createTurns } from './provider-turns';

it('lets a few at once, the others in order, and refuses what would wait too long', async () => {
  const turns = createTurns(2, 2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) =>
    turns(() => {
      begun.push(number);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = [work(1), work(2), work(3), work(4)];
  await expect(work(5)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 30 });
  expect(begun).toEqual([1, 2]);
  ends[0]?.();
  await all[0];
  await new Promise(setImmediate);
  expect(begun).toEqual([1, 2, 3]);
  ends[1]?.();
  ends[2]?.();
  await new Promise(setImmediate);
  ends[3]?.();
  await Promise.all(all);
  expect(begun).toEqual([1, 2, 3, 4]);
});

it('gives the turn of what failed to the next', async () => {
  const turns = createTurns(1, 1);
  const failed = turns(() => Promise.reject(new Error('no')));
  const next = turns(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});

it('runs work of a turn in it, also when all are taken', async () => {
  const turns = createTurns(1, 0);
  expect(await turns(() => turns(() => Promise.resolve('done')))).toBe('done');
  expect(await turns(() => Promise.resolve('next'))).toBe('next');
});
