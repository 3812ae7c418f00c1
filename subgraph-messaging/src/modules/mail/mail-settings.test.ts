import type { Viewer } from '@tbt/service-kit';
import { mayReadMailbox } from './mail-settings';

const person: Viewer = {
  userId: 5,
  sessionId: 1,
  role: 'clinic',
  isAdmin: false,
  actingClinicId: 5,
};
const admin: Viewer = { ...person, role: null, isAdmin: true, actingClinicId: null };

it.each([
  ['http://localhost:3000', null, '127.0.0.1', true],
  ['http://[::1]:3000', person, '::1', true],
  ['http://localhost:3000', null, '192.168.1.20', false],
  ['http://localhost:3000', person, null, false],
  ['http://localhost:3000', admin, '192.168.1.20', true],
  ['https://site.test', null, '127.0.0.1', false],
  ['https://site.test', admin, '203.0.113.7', true],
])('the mailbox of %s, asked for by %j from %s: %s', (publicUrl, viewer, address, may) => {
  expect(mayReadMailbox({ viewer, address }, publicUrl)).toBe(may);
});
