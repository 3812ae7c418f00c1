import { isPublicAddress, parseEndpoint, publicLookup } from './push-endpoint';

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com:443/wpush/v2/abc', true],
  ['https://8.8.8.8/push', true],
  ['https://[2606:4700::1111]/push', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://user:secret@push.example.com/x', false],
  ['https://localhost/x', false],
  ['https://localhost./x', false],
  ['https://push.localhost/x', false],
  ['https://printer/x', false],
  ['https://metadata.google.internal/x', false],
  ['https://127.0.0.1/x', false],
  ['https://2130706433/x', false],
  ['https://0x7f.1/x', false],
  ['https://10.1.2.3/x', false],
  ['https://169.254.169.254/latest', false],
  ['https://[::1]/x', false],
  ['https://[::ffff:127.0.0.1]/x', false],
  ['https://[fd00::1]/x', false],
  ['https://[fe80::1]/x', false],
  ['https://[64:ff9b::7f00:1]/x', false],
  ['not an address', false],
])('%s is public: %s', (endpoint, isPublic) => {
  expect(parseEndpoint(endpoint, 'public') !== null).toBe(isPublic);
});

it('with any address allowed, plain HTTP on this machine is one, other schemes are not', () => {
  expect(parseEndpoint('http://127.0.0.1:9/x', 'any')).not.toBeNull();
  expect(parseEndpoint('file:///etc/passwd', 'any')).toBeNull();
});

it.each(['', 'name', '1.2.3', '192.168.1.1', '172.31.0.1', '100.64.0.1', '224.0.0.1', '::'])(
  '%p is not a public address',
  (address) => expect(isPublicAddress(address)).toBe(false),
);

it('a name that resolves to this machine is not connected to', async () => {
  const looked = new Promise((resolve) => {
    publicLookup('localhost', { all: false }, (error) => resolve(error));
  });
  expect(await looked).toMatchObject({ message: 'localhost is not a public address' });
});
