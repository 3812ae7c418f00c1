import { nationalBody, nextDeadline } from './renewal-deadlines';

describe('nextDeadline', () => {
  it.each([
    ['12-01', '2026-11-20', '2026-12-01'],
    ['12-01', '2026-12-01', '2027-12-01'],
    ['03-31', '2026-11-20', '2027-03-31'],
    ['02-29', '2026-11-20', '2027-02-28'],
    ['02-29', '2027-11-20', '2028-02-29'],
    [null, '2026-11-20', null],
  ])('%s after %s: %s', (deadline, today, expected) => {
    expect(nextDeadline(deadline, today)).toBe(expected);
  });
});

it('national bodies certify professions that are not regulated', () => {
  expect([nationalBody('assistant'), nationalBody('hygienist')]).toEqual(['NDAEB', 'CDHA']);
});
