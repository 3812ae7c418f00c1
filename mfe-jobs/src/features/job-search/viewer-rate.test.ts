import { viewerRate } from './viewer-rate';

const application = (status: 'pending' | 'countered' | 'accepted' | 'declined') => ({
  id: '31',
  status,
  hourlyRate: '56.00',
});
const job = { hourlyRate: '52.00', myApplication: null, myInvitation: null };

it.each(['pending', 'countered', 'accepted'] as const)(
  'is the last named one of an application that is %s',
  (status) => expect(viewerRate({ ...job, myApplication: application(status) })).toBe('56.00'),
);

it('is the posted one without an application that counts', () => {
  expect(viewerRate(job)).toBe('52.00');
  expect(viewerRate({ ...job, myApplication: application('declined') })).toBe('52.00');
});

it('is that of an invitation that waits', () => {
  const myInvitation = { id: '5', status: 'pending' as const, hourlyRate: '54.00' };
  expect(viewerRate({ ...job, myInvitation })).toBe('54.00');
});
