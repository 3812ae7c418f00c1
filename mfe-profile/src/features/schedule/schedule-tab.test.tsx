import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pending, renderPage, unreachable, type GraphAnswers } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { MyScheduleDocument, ScheduleTabFragmentDoc } from '../../generated/graphql';
import {
  calendarFeed,
  mySchedule,
  scheduleEntry,
  scheduleShift,
  slotAdding,
  slotRemoving,
} from '../../testing/schedule-fixtures';
import { ScheduleTab } from './schedule-tab';

const person = makeFragmentData(
  { role: 'hygienist', availability: ['Monday'] },
  ScheduleTabFragmentDoc,
);
const TODAY = '2026-12-07';
const USUAL_MONDAY = 'You usually work on Mondays. Add times only when this day is different.';

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date(2026, 11, 7, 9),
    doNotFake: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'clearTimeout',
      'clearInterval',
      'clearImmediate',
      'hrtime',
    ],
  });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const open = (graph: GraphAnswers = {}, at = '/profile?tab=schedule') =>
  renderPage(<ScheduleTab person={person} />, {
    at,
    graph: { ...mySchedule(), ...calendarFeed(null), ...graph },
  });

describe('the schedule of a day', () => {
  it('lists slots with hours, kind, repetition and notes', async () => {
    await open(
      mySchedule([
        scheduleEntry(
          {},
          { notes: 'By bus', recurringPattern: 'FREQ=WEEKLY;BYDAY=MO,WE', isRecurring: true },
        ),
        scheduleEntry({}, { id: '8', startTime: '20:00', endTime: '02:00', isAvailable: false }),
      ]),
    );
    const items = await screen.findAllByRole('heading', { level: 4 });
    expect(items.map((item) => item.textContent)).toEqual([
      '9:00 AM - 5:00 PM',
      '8:00 PM - 2:00 AM',
    ]);
    for (const text of ['By bus', 'Every week on Monday and Wednesday', 'Ends the next day'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getAllByText('Blocked').length).toBeGreaterThan(0);
  });

  it('shows booked shifts with the way to their page, no cancelled ones', async () => {
    const gone = scheduleShift({ key: 'booking-71', job: null }, 'cancelled_by_clinic');
    await open(mySchedule([], [scheduleShift(), gone]));
    const links = await screen.findAllByRole('link', { name: 'Hygiene day' });
    expect(links[0]).toHaveAttribute('href', '/shifts/70');
    expect(screen.getAllByText('8:00 AM - 4:00 PM')[0]).toBeVisible();
    expect(screen.getAllByText('Booked')[0]).toBeVisible();
    expect(screen.queryByText('Shift')).not.toBeInTheDocument();
  });

  it('shows a shift that was booked since the month was read', async () => {
    let shifts: ReturnType<typeof scheduleShift>[] = [];
    const read = answer(MyScheduleDocument, () => ({ mySchedule: [], shiftCalendar: shifts }));
    await open(read);
    expect(await screen.findByText(USUAL_MONDAY)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    shifts = [scheduleShift()];
    await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect((await screen.findAllByText(/Hygiene day/))[0]).toBeVisible();
  });

  it('has empty and loading states', async () => {
    const { unmount } = await open();
    expect(await screen.findByText(USUAL_MONDAY)).toBeVisible();
    unmount();
    await open(pending(MyScheduleDocument));
    expect(screen.getAllByText('Loading your schedule').length).toBeGreaterThan(0);
  });

  it('offers to try again', async () => {
    await open(unreachable(MyScheduleDocument));
    expect(
      await screen.findByText('Your schedule could not be loaded', {}, { timeout: 5000 }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('is of another day by keyboard', async () => {
    await open(mySchedule([scheduleEntry({ date: '2026-12-08' })]));
    await screen.findByText(USUAL_MONDAY);
    screen.getByRole('button', { name: /^Monday, December 7/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('heading', { name: 'Tuesday, December 8' })).toBeVisible();
    expect(screen.getByRole('heading', { name: '9:00 AM - 5:00 PM' })).toBeVisible();
  });
});

it('keeps the chosen day in the address, and today out of it', async () => {
  const page = await open({}, '/profile?tab=schedule&day=2026-12-24');
  expect(await screen.findByRole('heading', { name: 'Thursday, December 24' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Friday, December 25/ }));
  expect(page.address()).toBe('/profile?tab=schedule&day=2026-12-25');
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(page.address()).toBe('/profile?tab=schedule');
});

describe('adding a slot', () => {
  const fill = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add to schedule' }));
    const form = within(screen.getByRole('form', { name: 'Add to schedule' }));
    await userEvent.click(form.getByRole('radio', { name: 'Blocked' }));
    await userEvent.selectOptions(form.getByLabelText('Repeats'), 'Every week');
    await userEvent.click(form.getByRole('checkbox', { name: 'Thursday' }));
    expect(form.getByText('Every week on Monday and Thursday')).toBeVisible();
    return form;
  };

  it('sends the selected recurrence as a rule, and shows it', async () => {
    const sent: unknown[] = [];
    await open(slotAdding((input) => sent.push(input)));
    const form = await fill();
    await userEvent.type(form.getByLabelText(/^Notes/), 'Teeth');
    await userEvent.click(form.getByRole('button', { name: 'Add to schedule' }));
    expect(await screen.findByText('Schedule added')).toBeVisible();
    expect(sent).toEqual([
      {
        date: TODAY,
        startTime: '08:00',
        endTime: '16:00',
        isAvailable: false,
        isRecurring: true,
        recurringPattern: 'FREQ=WEEKLY;BYDAY=MO,TH',
        notes: 'Teeth',
      },
    ]);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('follows the calendar, and the calendar follows it', async () => {
    const page = await open();
    const form = await fill();
    await userEvent.click(screen.getByRole('button', { name: /^Wednesday, December 16/ }));
    expect(form.getByLabelText(/^Date/)).toHaveValue('2026-12-16');
    expect(form.getByRole('radio', { name: 'Blocked' })).toBeChecked();
    fireEvent.change(form.getByLabelText(/^Date/), { target: { value: '2026-12-18' } });
    expect(await screen.findByRole('heading', { name: 'Friday, December 18' })).toBeVisible();
    expect(page.address()).toContain('day=2026-12-18');
  });

  it('moves the focus to the form, and back to the day', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add to schedule' }));
    expect(screen.getByLabelText(/^Start time/)).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { name: 'Monday, December 7' })).toHaveFocus();
  });

  it('keeps the input on an error, and shows it', async () => {
    await open(slotAdding(undefined, 'This overlaps another slot of your schedule.'));
    const form = await fill();
    await userEvent.click(form.getByRole('button', { name: 'Add to schedule' }));
    expect(await screen.findByText('Failed to add schedule')).toBeVisible();
    expect(
      screen.getAllByText('This overlaps another slot of your schedule.').length,
    ).toBeGreaterThan(0);
    expect(form.getByRole('radio', { name: 'Blocked' })).toBeChecked();
  });
});

describe('removing a slot', () => {
  const remove = async (graph: GraphAnswers) => {
    await open({
      ...mySchedule([scheduleEntry({}, { isRecurring: true, recurringPattern: 'FREQ=DAILY' })]),
      ...graph,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove 9:00 AM - 5:00 PM' }));
    return within(
      screen.getByRole('alertdialog', {
        name: 'Are you sure you want to remove this availability slot?',
      }),
    );
  };

  it('removes one day of a series, or all of them', async () => {
    const sent: unknown[] = [];
    const dialog = await remove(slotRemoving((input) => sent.push(input)));
    expect(dialog.getByRole('radio', { name: 'Only this day' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Every day of the series' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Schedule removed')).toBeVisible();
    expect(sent).toEqual([{ slotId: '7', date: null }]);
  });

  it('focuses the day when the slot is removed', async () => {
    let entries = [
      scheduleEntry(),
      scheduleEntry({}, { id: '8', startTime: '18:00', endTime: '19:00' }),
    ];
    await open({
      ...answer(MyScheduleDocument, () => ({ mySchedule: entries, shiftCalendar: [] })),
      ...slotRemoving(() => {
        entries = entries.slice(1);
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove 9:00 AM - 5:00 PM' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Monday, December 7' })).toHaveFocus(),
    );
  });

  it('says why it failed', async () => {
    const dialog = await remove(slotRemoving(undefined, 'It is gone.'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Failed to remove schedule')).toBeVisible();
    expect(screen.getAllByText('It is gone.')[0]).toBeVisible();
  });
});

describe('the address for calendar programs', () => {
  it('is made, copied, and shown this once', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Create the link' }));
    const field = await screen.findByLabelText(/^Your private calendar link/);
    expect(field).toHaveValue('https://tbt.test/calendar/secret.ics');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    await waitFor(async () => {
      expect(await navigator.clipboard.readText()).toBe('https://tbt.test/calendar/secret.ics');
    });
  });

  it('is taken back after a question', async () => {
    await open(calendarFeed('2026-11-01T12:00:00.000Z'));
    expect(await screen.findByText('In use since November 1, 2026')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the link' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove the link' }));
    expect(await screen.findByRole('button', { name: 'Create the link' })).toBeVisible();
  });
});
