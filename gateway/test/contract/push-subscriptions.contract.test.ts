import { createECDH, randomBytes } from 'node:crypto';
import { call, objectOf, post, problemOf, problemPaths, unique } from './support/api';
import type { Json } from './support/api';
import { newPerson, type Person } from './support/people';

const PATH = '/api/push-subscriptions';

/** As a browser's subscription says. */
function subscription(): Json & { endpoint: string } {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    endpoint: `https://push.example.com/send/${unique()}`,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}
const remove = (endpoint: string, token?: string) =>
  call('DELETE', PATH, { body: { endpoint }, ...(token && { token }) });

describe('push subscriptions', () => {
  let owner: Person;
  let other: Person;
  beforeAll(async () => {
    [owner, other] = [await newPerson('hygienist'), await newPerson('hygienist')];
  });

  it('are added once, and removed as often as asked', async () => {
    const body = { ...subscription(), label: 'Firefox · Linux' };
    const ids: unknown[] = [];
    for (let time = 0; time < 2; time += 1) {
      const added = await post(PATH, body, { token: owner.token });
      expect(added.status).toBe(201);
      expect(objectOf(added)).toEqual({
        ...{ id: expect.any(Number) as number, endpoint: body.endpoint, label: body.label },
        createdAt: expect.any(String) as string,
      });
      ids.push(objectOf(added).id);
    }
    expect(new Set(ids).size).toBe(1);
    for (let time = 0; time < 2; time += 1)
      expect((await remove(body.endpoint, owner.token)).status).toBe(204);
  });

  it('of another browser cannot be taken over or removed', async () => {
    const body = subscription();
    await post(PATH, body, { token: owner.token });
    const theft = { ...subscription(), endpoint: body.endpoint };
    problemOf(await post(PATH, theft, { token: other.token }), 409, 'CONFLICT');
    expect((await remove(body.endpoint, other.token)).status).toBe(204);
    problemOf(await post(PATH, theft, { token: other.token }), 409, 'CONFLICT');
  });

  it.each([
    ['endpoint', { endpoint: 'https://127.0.0.1/send' }],
    ['endpoint', { endpoint: 'https://169.254.169.254/latest/meta-data' }],
    ['endpoint', { endpoint: undefined }],
    ['keys', { keys: undefined }],
    ['keys.auth', { keys: { ...(subscription().keys as Json), auth: 'short' } }],
    ['label', { label: 'x'.repeat(81) }],
  ])('with a wrong %s are refused', async (path, change) => {
    const answer = await post(PATH, { ...subscription(), ...change }, { token: owner.token });
    expect(problemPaths(problemOf(answer, 400, 'VALIDATION_FAILED'))).toEqual([path]);
  });

  it('need a session', async () => {
    problemOf(await post(PATH, subscription()), 401, 'UNAUTHENTICATED');
    problemOf(await remove('https://push.example.com/x'), 401, 'UNAUTHENTICATED');
  });
});
