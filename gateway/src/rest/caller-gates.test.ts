import { asViewer } from '@tbt/service-kit/testing';
import { createCallerGates } from './caller-gates';

const waitingWork = () => {
  let finish = (): void => undefined;
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { work: jest.fn(() => done), finish: () => finish() };
};

it('does one caller’s work in turns, refuses what is too much, and lets others pass', async () => {
  const pass = createCallerGates(1, 1);
  const [one, other] = [asViewer({ userId: 1 }).viewer, asViewer({ userId: 2 }).viewer];
  const [first, second] = [waitingWork(), waitingWork()];
  const running = [pass(one, first.work), pass(one, second.work)];
  await expect(pass(one, async () => 3)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await expect(pass(other, async () => 4)).resolves.toBe(4);
  expect(second.work).not.toHaveBeenCalled();
  first.finish();
  second.finish();
  await Promise.all(running);
  expect(second.work).toHaveBeenCalledTimes(1);
  await expect(pass(one, async () => 5)).resolves.toBe(5);
});
