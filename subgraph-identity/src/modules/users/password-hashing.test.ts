import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createPasswords } from './password-hashing';

describe('passwords', () => {
  it('are argon2id with 19 MiB, two passes and one lane', async () => {
    const { hash } = await createPasswords();
    expect(await hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('verify a long password whole', async () => {
    const { hash, verify } = await createPasswords();
    const long = 'x'.repeat(127);
    const stored = await hash(`${long}y`);
    expect(await verify(stored, `${long}y`)).toBe(true);
    expect(await verify(stored, `${long}z`)).toBe(false);
  });

  it('are refused before they wait too long, and taken again afterwards', async () => {
    const passwords = await createPasswords(100);
    const work = Array.from({ length: 40 }, (_, index) => passwords.hash(`password ${index}`));
    const answers = await Promise.allSettled(work);
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(work.length);
    for (const refusal of refused)
      expect(refusal).toMatchObject({ reason: { code: 'RATE_LIMITED', retryAfterSeconds: 2 } });
    await expect(passwords.hash('once more')).resolves.toMatch(/^\$argon2id/);
  });

  it('refuse a call before it begins while as many are on their way', async () => {
    const passwords = await createPasswords(100);
    let begun = 0;
    const call = () =>
      passwords.admit(async () => {
        begun += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
        return passwords.hash('correct horse');
      });
    const answers = await Promise.allSettled(Array.from({ length: 40 }, call));
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(begun).toBeLessThan(40);
    await expect(call()).resolves.toMatch(/^\$argon2id/);
  });

  it('refuse a call that waited too long, before it begins', async () => {
    const passwords = await createPasswords(100);
    const long = () => new Promise((resolve) => setTimeout(resolve, 200));
    const running = Array.from({ length: availableParallelism() }, () => passwords.admit(long));
    const late = jest.fn(long);
    await expect(passwords.admit(late)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(late).not.toHaveBeenCalled();
    await Promise.all(running);
  });

  it('take addresses in turn, however many calls some of them make', async () => {
    const passwords = await createPasswords(5_000);
    const ended: string[] = [];
    const call = (address: string) =>
      passwords
        .admit(() => passwords.hash('correct horse'), address)
        .finally(() => ended.push(address));
    const floods = ['203.0.113.7', '203.0.113.8', '203.0.113.9'];
    const flood = floods.flatMap((address) => Array.from({ length: 30 }, () => call(address)));
    await call('203.0.113.1');
    expect(ended.length).toBeLessThan(flood.length / 3);
    await Promise.allSettled(flood);
  });

  it('refuse what one address could not wait for, and nothing of another', async () => {
    const passwords = await createPasswords(1_000);
    let free: () => void = () => undefined;
    const freed = new Promise<void>((resolve) => (free = resolve));
    const flood = Array.from({ length: 1_000 }, () => passwords.admit(() => freed, '203.0.113.9'));
    const other = passwords.admit(() => freed, '203.0.113.1');
    free();
    const answers = await Promise.allSettled(flood);
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { code: 'RATE_LIMITED', retryAfterSeconds: 2 } });
    await expect(other).resolves.toBeUndefined();
    await expect(passwords.admit(() => freed, '203.0.113.9')).resolves.toBeUndefined();
  });

  it('cost one verification for an unknown account and for a wrong password alike', async () => {
    const { hash, verify } = await createPasswords();
    const stored = await hash('correct horse');
    const work = jest.spyOn(Worker.prototype, 'postMessage');
    for (const passwordHash of [null, stored]) {
      work.mockClear();
      expect(await verify(passwordHash, 'wrong horse')).toBe(false);
      const usualHash = expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(work.mock.calls).toEqual([[{ password: 'wrong horse', passwordHash: usualHash }]]);
    }
  });
});
