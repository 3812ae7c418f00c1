import { setTimeout as pause } from 'node:timers/promises';
import { beginCommit, withinDeadline } from './deadline';

const UNAVAILABLE = expect.objectContaining({ code: 'UNAVAILABLE' }) as Error;
const soon = () => Date.now() + 60;

it('rejects at the deadline, after which the work cannot commit', async () => {
  let commit: Promise<void> | undefined;
  const work = withinDeadline(soon(), () => (commit = pause(150).then(beginCommit)));
  await expect(work).rejects.toThrow(UNAVAILABLE);
  await expect(commit).rejects.toThrow(UNAVAILABLE);
});

it('awaits work that has begun to commit', async () => {
  const answer = await withinDeadline(soon(), async () => {
    beginCommit();
    await pause(150);
    beginCommit();
    return 'done';
  });
  expect(answer).toBe('done');
});

it('does not start after the deadline', async () => {
  const run = jest.fn(async () => undefined);
  await expect(withinDeadline(Date.now(), run)).rejects.toThrow(UNAVAILABLE);
  expect(run).not.toHaveBeenCalled();
});

it('commits at any time without a deadline', async () => {
  await expect(withinDeadline(undefined, async () => beginCommit())).resolves.toBeUndefined();
});
