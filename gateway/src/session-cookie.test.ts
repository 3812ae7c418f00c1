import { createSessionCookies } from './session-cookie';

const TOKEN = 'a-token-of-more-than-sixteen';

it.each([
  [true, '__Host-tbt_session', '; Secure'],
  [false, 'tbt_session', ''],
])('a site served over TLS (%s) has its session in %s', (isSecure, name, end) => {
  const cookies = createSessionCookies(isSecure);
  expect(cookies.open(TOKEN)).toBe(
    `${name}=${TOKEN}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax${end}`,
  );
  expect(cookies.close()).toContain(`${name}=; Path=/; Max-Age=0;`);
  const session = { token: TOKEN, isCookie: true };
  expect(cookies.tokenOf({ cookie: `a=1; ${name}=${TOKEN}` })).toEqual(session);
});

it('a browser is remembered longer than its session, for this host alone', () => {
  const cookies = createSessionCookies(true);
  expect(cookies.remember(TOKEN)).toBe(
    `__Host-tbt_browser=${TOKEN}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(cookies.browserTokenOf({ cookie: `a=1; __Host-tbt_browser=${TOKEN}` })).toBe(TOKEN);
  expect(cookies.browserTokenOf({ cookie: `tbt_browser=${TOKEN}` })).toBeUndefined();
});

it('a session that a neighbour planted is none', () => {
  const headers = { cookie: `tbt_session=${TOKEN}` };
  expect(createSessionCookies(true).tokenOf(headers)).toBeNull();
});
