import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { ScheduleTabFragmentDoc } from '../../generated/graphql';
import { calendarFeed, mySchedule } from '../../testing/schedule-fixtures';
import { ScheduleTab } from './schedule-tab';

const USUAL_MONDAY = 'You usually work on Mondays. Add times only when this day is different.';

const open = (availability: string[]) =>
  renderPage(
    <ScheduleTab
      person={makeFragmentData({ role: 'hygienist', availability }, ScheduleTabFragmentDoc)}
    />,
    {
      at: '/profile?tab=schedule&day=2026-12-07',
      graph: { ...mySchedule(), ...calendarFeed(null) },
    },
  );

describe('availability days', () => {
  it('are marked in the month, and said on the day', async () => {
    await open(['Monday', 'Evenings']);
    expect(await screen.findByText(USUAL_MONDAY)).toBeVisible();
    const legend = within(screen.getByRole('list', { name: 'Legend' }));
    expect(legend.getByText('Availability day')).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: /^Monday, December 14.*, Availability day$/ }),
    );
    expect(screen.getByText(USUAL_MONDAY)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tuesday, December 15, 2026' }));
    expect(screen.getByText('No available or blocked time on this day.')).toBeVisible();
  });

  it.each([
    [['Monday'], 'Change availability days', 1],
    [['Evenings'], 'Change availability days', 0],
    [[], 'Set availability days', 0],
  ])('of %j lead to their field in the profile', async (availability, name, legends) => {
    await open(availability);
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      '/profile#profile-availability',
    );
    expect(screen.queryAllByRole('list', { name: 'Legend' })).toHaveLength(legends);
  });
});
