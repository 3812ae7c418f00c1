import { readEnv } from '../env';
import { forwardedHeaders } from './forwarded-headers';

const named = (peer: string, hops: string | undefined, balancers?: readonly string[]) =>
  forwardedHeaders(
    { headers: { 'x-forwarded-for': hops }, socket: { remoteAddress: peer } },
    { requestId: 'a', balancers },
  )['x-forwarded-for'];

it('names the peer, whatever it says itself', () => {
  expect(named('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  expect(named('203.0.113.7', '198.51.100.1', ['10.0.0.10'])).toBe('203.0.113.7');
});

it('names whom a load balancer of ours saw, not what that visitor said before', () => {
  expect(named('10.0.0.10', '198.51.100.1, 203.0.113.7', ['10.0.0.10'])).toBe('203.0.113.7');
  expect(named('::ffff:10.0.0.10', '203.0.113.7', ['10.0.0.10'])).toBe('203.0.113.7');
  expect(named('10.0.0.10', undefined, ['10.0.0.10'])).toBe('10.0.0.10');
});

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'does not pass a caller behind a proxy on %s off as one of this machine',
  (peer) => {
    expect(named(peer, undefined)).toBe(peer);
    expect(named(peer, '127.0.0.1')).toBe('unknown');
    for (const name of ['forwarded', 'x-real-ip']) {
      const request = { headers: { [name]: '127.0.0.1' }, socket: { remoteAddress: peer } };
      expect(forwardedHeaders(request, { requestId: 'a' })['x-forwarded-for']).toBe('unknown');
    }
    expect(named(peer, '203.0.113.7', ['127.0.0.1', '::1'])).toBe('203.0.113.7');
  },
);

it('takes addresses of load balancers only', () => {
  const read = (list?: string) =>
    readEnv({
      GATEWAY_URL: 'http://127.0.0.1:4000',
      RELEASES_DIR: '/releases',
      BALANCER_ADDRESSES: list,
    }).BALANCER_ADDRESSES;
  expect(read()).toEqual([]);
  expect(read('10.0.0.10, fd00::1')).toEqual(['10.0.0.10', 'fd00::1']);
  expect(() => read('balancer.example')).toThrow('BALANCER_ADDRESSES');
});
