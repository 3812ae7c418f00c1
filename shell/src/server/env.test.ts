import { readEnv, socialNetworksOf } from './env';

const GIVEN = { GATEWAY_URL: 'http://127.0.0.1:4000', RELEASES_DIR: '/releases' };
const networks = (more: NodeJS.ProcessEnv = {}) => socialNetworksOf(readEnv({ ...GIVEN, ...more }));

it('knows the configured profiles only, in the order of the footer', () => {
  expect(networks()).toEqual([]);
  const more = {
    SOCIAL_X_URL: 'https://x.test/tooth',
    SOCIAL_FACEBOOK_URL: 'https://facebook.test/tooth',
  };
  expect(networks(more)).toEqual([
    { name: 'Facebook', url: 'https://facebook.test/tooth' },
    { name: 'X', url: 'https://x.test/tooth' },
  ]);
});

it.each(['javascript:alert(1)', 'http://x.test/tooth', 'tooth'])('refuses %s', (address) => {
  expect(() => networks({ SOCIAL_X_URL: address })).toThrow('SOCIAL_X_URL');
});
