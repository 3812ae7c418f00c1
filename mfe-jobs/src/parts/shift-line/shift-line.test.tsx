import { screen } from '@testing-library/react';
import { renderPage } from '@tbt/web-kit/testing';
import { ShiftLine } from './shift-line';

const night = {
  date: '2027-03-13',
  startTime: '22:00',
  endTime: '06:00',
  startsAt: '2027-03-14T03:00:00Z',
  endsAt: '2027-03-14T10:00:00Z',
  hourlyRate: '50.00',
};

it('counts the hours of a night when clocks go forward', async () => {
  await renderPage(<ShiftLine {...night} />);
  expect(screen.getByText(/March 13, 2027/).closest('dl')).toHaveTextContent('7 hours');
  expect(screen.getByText(/\$325\.00 total, 30 min unpaid break/)).toBeVisible();
});

it('writes a length of hours and minutes without decimals', async () => {
  await renderPage(<ShiftLine {...night} endsAt="2027-03-14T10:05:00Z" />);
  expect(screen.getByText(/March 13, 2027/).closest('dl')).toHaveTextContent('· 7 h 5 min');
});

it('names the length in French, where 7 h alone is a time', async () => {
  await renderPage(<ShiftLine {...night} endsAt="2027-03-14T10:30:00Z" />, { locale: 'fr-CA' });
  expect(screen.getByText(/mars 2027/).closest('dl')).toHaveTextContent('· durée : 7 h 30');
});

it('calls the pay of a past day planned, and names none of a cancelled shift', async () => {
  const past = { ...night, date: '2024-03-13' };
  const { unmount } = await renderPage(<ShiftLine {...past} />);
  expect(screen.getByText(/\$325\.00 planned, 30 min unpaid break/)).toBeVisible();
  unmount();
  await renderPage(<ShiftLine {...past} isOff />);
  expect(screen.getByText('per hour')).toBeVisible();
});
