import { isSigned, signPayload } from './webhook-signature';

const now = new Date('2026-11-25T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const body = '{"id":"evt_1"}';
const signature = signPayload('secret', body, now);

it.each([
  ['as sent', body, signature, now, true],
  ['after five minutes', body, signature, later(300), true],
  ['later than that', body, signature, later(301), false],
  ['from the future', body, signPayload('secret', body, later(301)), now, false],
  ['with a second signature of another key', body, `${signature},v1=00`, now, true],
  ['for another body', `${body} `, signature, now, false],
  ['by another key', body, signPayload('other', body, now), now, false],
  ['of another scheme', body, signature.replace('v1=', 'v0='), now, false],
  ['without a time', body, signature.replace(/^t=\d+,/, ''), now, false],
  ['empty', body, '', now, false],
])('a signature %s', (_name, payload, given, at, expected) => {
  expect(isSigned('secret', payload, given, at)).toBe(expected);
});
