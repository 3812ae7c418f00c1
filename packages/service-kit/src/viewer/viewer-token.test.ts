import { SignJWT } from 'jose';
import { movableClock } from '../clock';
import { anonymous, asViewer } from '../testing/callers';
import { headersFor, requestInfoFrom } from './request-headers';
import { requireViewer } from './viewer';
import { createViewerKeys, signViewerToken, verifyViewerToken } from './viewer-token';

const A = 'secret-a-with-at-least-32-characters';
const B = 'secret-b-with-at-least-32-characters';
const keys = createViewerKeys({ currentKeyId: 'a', keys: { a: A } });
const info = asViewer(
  { userId: 7, role: 'clinic', actingClinicId: 3 },
  { idempotencyKey: 'k', userAgent: 'Browser/1.0', browserToken: 'sealed' },
);
const refused = { code: 'UNAUTHENTICATED', key: 'session.required' };

describe('viewer token', () => {
  it('carries viewer, system, language, address, client and idempotency key', async () => {
    const token = await signViewerToken(info, keys);
    await expect(verifyViewerToken(token, keys)).resolves.toEqual({
      viewer: info.viewer,
      system: null,
      locale: 'en-CA',
      address: info.address,
      userAgent: 'Browser/1.0',
      idempotencyKey: 'k',
      browserToken: 'sealed',
    });
    await expect(
      verifyViewerToken(await signViewerToken(anonymous({ system: 'gateway' }), keys), keys),
    ).resolves.toMatchObject({ viewer: null, system: 'gateway' });
  });

  it('is refused after a minute', async () => {
    const clock = movableClock(new Date('2027-03-01T12:00:00Z'));
    const token = await signViewerToken(info, keys, clock);
    clock.advance(59_000);
    await expect(verifyViewerToken(token, keys, clock)).resolves.toBeDefined();
    clock.advance(10_000);
    await expect(verifyViewerToken(token, keys, clock)).rejects.toMatchObject(refused);
  });

  it('is refused with the wrong key, an unknown key id, or when tampered with', async () => {
    const token = await signViewerToken(info, keys);
    const sameIdOtherSecret = createViewerKeys({ currentKeyId: 'a', keys: { a: B } });
    const otherId = createViewerKeys({ currentKeyId: 'b', keys: { b: A } });
    await expect(verifyViewerToken(token, sameIdOtherSecret)).rejects.toMatchObject(refused);
    await expect(verifyViewerToken(token, otherId)).rejects.toMatchObject(refused);
    const [head = '', body = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const admin = { ...claims, viewer: { ...info.viewer, isAdmin: true } };
    const forged = Buffer.from(JSON.stringify(admin)).toString('base64url');
    const unsigned = Buffer.from('{"alg":"none","kid":"a"}').toString('base64url');
    for (const bad of [
      `${head}.${forged}.${signature}`,
      `${unsigned}.${forged}.`,
      `${head}.${body}.`,
      'x',
      '',
    ])
      await expect(verifyViewerToken(bad, keys)).rejects.toMatchObject(refused);
  });

  it('is refused for another audience and with claims of another shape', async () => {
    const secret = Buffer.from(A);
    const sign = (payload: Record<string, unknown>, audience: string) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256', kid: 'a' })
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('1m')
        .sign(secret);
    const claims = { viewer: null, system: null, locale: 'en-CA', address: null };
    const whole = { ...claims, idempotencyKey: null };
    await expect(verifyViewerToken(await sign(whole, 'subgraph'), keys)).resolves.toBeDefined();
    for (const [payload, audience] of [
      [whole, 'browser'],
      [claims, 'subgraph'],
      [{ ...whole, viewer: { userId: '7' } }, 'subgraph'],
    ] as const)
      await expect(verifyViewerToken(await sign(payload, audience), keys)).rejects.toMatchObject(
        refused,
      );
  });

  it('survives a rotation of keys', async () => {
    const old = await signViewerToken(info, keys);
    const both = createViewerKeys({ currentKeyId: 'b', keys: { a: A, b: B } });
    await expect(verifyViewerToken(old, both)).resolves.toBeDefined();
    const young = await signViewerToken(info, both);
    await expect(verifyViewerToken(young, both)).resolves.toBeDefined();
    const onlyNew = createViewerKeys({ currentKeyId: 'b', keys: { b: B } });
    await expect(verifyViewerToken(young, onlyNew)).resolves.toBeDefined();
    await expect(verifyViewerToken(old, onlyNew)).rejects.toMatchObject(refused);
  });

  it('needs a current key and long secrets', () => {
    expect(() => createViewerKeys({ currentKeyId: 'x', keys: { a: A } })).toThrow('missing');
    expect(() => createViewerKeys({ currentKeyId: 'a', keys: { a: 'short' } })).toThrow('short');
  });
});

describe('request headers', () => {
  it('transport a RequestInfo', async () => {
    const sent = { ...info, deadline: 1_800_000_000_000 };
    await expect(requestInfoFrom(await headersFor(sent, keys), keys)).resolves.toEqual(sent);
  });

  it('replace a malformed request id and ignore a malformed deadline', async () => {
    const headers = await headersFor(info, keys);
    const bad = { ...headers, 'x-request-id': 'a b\n', 'x-deadline': 'soon' };
    const received = await requestInfoFrom(bad, keys);
    expect(received.requestId).toMatch(/^[\w-]{36}$/);
    expect(received.deadline).toBeUndefined();
  });

  it.each([{}, { authorization: 'Basic eA==' }, { authorization: 'Bearer ' }])(
    'are refused without a token: %p',
    async (headers) => {
      await expect(requestInfoFrom(headers, keys)).rejects.toMatchObject(refused);
    },
  );
});

describe('requireViewer', () => {
  it('returns the viewer or throws', () => {
    expect(requireViewer(info)).toBe(info.viewer);
    expect(() => requireViewer(anonymous())).toThrow(expect.objectContaining(refused));
  });
});
