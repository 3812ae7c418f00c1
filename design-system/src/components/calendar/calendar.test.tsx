import { useState } from 'react';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Calendar, type CalendarProps } from './calendar';
import type { CalendarView } from './calendar-types';

const event = (id: string, date: string, title: string) => ({ id, date, title, time: '8:00' });

const events = [
  event('a', '2026-03-10', 'Assistant'),
  event('b', '2026-03-12', 'Hygienist'),
  event('c', '2026-03-12', 'Dentist'),
  event('d', '2026-03-12', 'Reception'),
  event('e', '2026-03-12', 'Manager'),
];

const base: Omit<CalendarProps, 'date' | 'onDateChange'> = {
  label: 'Shifts',
  today: '2026-03-11',
  events,
  locale: 'en-CA',
  texts: {
    previous: { month: 'Previous month', week: 'Previous week' },
    next: { month: 'Next month', week: 'Next week' },
    today: 'Today',
    views: { month: 'Month', week: 'Week' },
    count: (count) => `${count} shifts`,
    more: (count) => `+${count} more`,
    noEvents: 'No shifts',
    legend: 'Legend',
  },
};

function Held(props: Partial<CalendarProps>) {
  const [date, setDate] = useState(props.date ?? '2026-03-10');
  const [view, setView] = useState<CalendarView>(props.view ?? 'month');
  return (
    <Calendar
      {...base}
      {...props}
      date={date}
      onDateChange={setDate}
      view={view}
      onViewChange={setView}
    />
  );
}

const dayButton = (name: string | RegExp) => screen.getByRole('button', { name });

const legend = () => within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem');

afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

it('is a grid of weeks named by its month, with today and the active day marked', () => {
  render(<Held />);
  expect(screen.getByRole('region', { name: 'Shifts' })).toBeVisible();
  const grid = screen.getByRole('grid', { name: 'March 2026' });
  expect(within(grid).getAllByRole('row')).toHaveLength(6);
  expect(within(grid).getAllByRole('columnheader')[0]).toHaveTextContent('Sunday');
  expect(dayButton('Wednesday, March 11, 2026')).toHaveAttribute('aria-current', 'date');
  expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(1);
  expect(dayButton('Tuesday, March 10, 2026, 1 shifts').closest('td')).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

it('has one day as a tab stop, followed by its events', async () => {
  render(<Held onEventSelect={jest.fn()} />);
  expect(
    within(screen.getByRole('grid'))
      .getAllByRole('button')
      .filter((button) => button.tabIndex === 0)
      .map((button) => button.textContent),
  ).toEqual(['10', '8:00 Assistant']);
});

it('walks by keys, over the edge of the month as well, and the focus follows', async () => {
  render(<Held date="2026-03-30" />);
  dayButton('Monday, March 30, 2026').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(dayButton('Tuesday, March 31, 2026')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('grid', { name: 'April 2026' })).toBeVisible();
  expect(dayButton('Tuesday, April 7, 2026')).toHaveFocus();
  await userEvent.keyboard('{Home}{PageUp}{Shift>}{PageUp}{/Shift}');
  expect(dayButton('Wednesday, March 5, 2025')).toHaveFocus();
});

it('opens events of the focused day, and Escape returns to the day', async () => {
  const onEventSelect = jest.fn();
  render(<Held onEventSelect={onEventSelect} />);
  dayButton(/March 10/).focus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '8:00 Assistant' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onEventSelect).toHaveBeenCalledWith(events[0]);
  await userEvent.keyboard('{Escape}');
  expect(dayButton(/March 10/)).toHaveFocus();
});

it('shows hidden events of a day in a popover', async () => {
  const onEventSelect = jest.fn();
  render(<Held onEventSelect={onEventSelect} date="2026-03-12" />);
  expect(screen.queryByText('Manager')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '+2 more' }));
  const popover = screen.getByRole('dialog', { name: 'Thursday, March 12, 2026' });
  expect(within(popover).getAllByRole('listitem')).toHaveLength(4);
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('grid', { name: 'March 2026' })).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.click(within(popover).getByRole('button', { name: '8:00 Manager' }));
  expect(onEventSelect).toHaveBeenCalledWith(events[4]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '+2 more' })).toHaveFocus();
});

it('changes pages, goes to today and calls back with the clicked day', async () => {
  const onDaySelect = jest.fn();
  render(<Held onDaySelect={onDaySelect} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('heading', { name: 'April 2026' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(screen.getByRole('heading', { name: 'March 2026' })).toBeVisible();
  await userEvent.click(dayButton('Friday, March 20, 2026'));
  expect(onDaySelect).toHaveBeenCalledWith('2026-03-20');
  expect(dayButton('Friday, March 20, 2026').closest('td')).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

it('shows whole days in a week, whose events the arrows walk through', async () => {
  render(<Held view="week" onEventSelect={jest.fn()} date="2026-03-12" weekStartsOn={1} />);
  const grid = screen.getByRole('grid');
  expect(within(grid).getAllByRole('gridcell')).toHaveLength(7);
  expect(within(grid).getAllByRole('listitem')).toHaveLength(5);
  dayButton(/March 12/).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: '8:00 Dentist' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  expect(dayButton(/March 13/)).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Month' }));
  expect(screen.getByRole('button', { name: 'Month', pressed: true })).toBeVisible();
  expect(screen.getByRole('grid', { name: 'March 2026' })).toBeVisible();
});

it('names days of a kind, and what they are', () => {
  const dayMark = { isMarked: (day: string) => day === '2026-03-12', label: 'Usual day' };
  render(<Held dayMark={dayMark} />);
  expect(dayButton('Thursday, March 12, 2026, Usual day, 4 shifts')).toBeVisible();
  expect(dayButton('Friday, March 13, 2026')).toBeVisible();
  expect(legend().map(({ textContent }) => textContent)).toEqual(['Usual day']);
});

it('has loading, empty and error states', () => {
  const { rerender } = render(<Held events={[]} loading loadingLabel="Loading..." empty="None" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('None')).not.toBeInTheDocument();
  rerender(<Held events={[]} empty="None" />);
  expect(screen.getByText('None')).toBeVisible();
  rerender(<Held events={[]} empty="None" error={<p role="alert">Not loaded</p>} />);
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'March 2026' })).toBeVisible();
  expect(screen.queryByText('None')).not.toBeInTheDocument();
});

describe('in a narrow place', () => {
  const OwnObserver = globalThis.ResizeObserver;

  beforeEach(() => {
    globalThis.ResizeObserver = class {
      constructor(private readonly callback: ResizeObserverCallback) {}
      observe() {
        const entry = { contentRect: { width: 320 } } as ResizeObserverEntry;
        this.callback([entry], this);
      }
      unobserve() {}
      disconnect() {}
    };
  });

  afterEach(() => {
    globalThis.ResizeObserver = OwnObserver;
  });

  it('lists the active day below the month', async () => {
    render(<Held onEventSelect={jest.fn()} />);
    expect(
      within(screen.getByRole('group', { name: 'Tuesday, March 10, 2026' })).getByRole('button'),
    ).toHaveTextContent('Assistant');
    expect(within(screen.getByRole('grid')).queryByText('Assistant')).not.toBeInTheDocument();
    await userEvent.click(dayButton('Friday, March 13, 2026'));
    expect(screen.getByRole('group', { name: 'Friday, March 13, 2026' })).toHaveTextContent(
      'No shifts',
    );
  });

  it('names the states of its marks once each, of visible days only', () => {
    const states = [
      { ...event('f', '2026-03-03', 'Assistant'), tone: 'success', state: 'Confirmed' } as const,
      { ...event('g', '2026-03-04', 'Hygienist'), tone: 'success', state: 'Confirmed' } as const,
      { ...event('h', '2026-03-04', 'Dentist'), tone: 'info', state: 'Booked' } as const,
      { ...event('i', '2026-05-05', 'Dentist'), tone: 'danger', state: 'Cancelled' } as const,
    ];
    render(<Held events={states} />);
    expect(legend().map(({ textContent }) => textContent)).toEqual(['Confirmed', 'Booked']);
  });

  it('marks what is not agreed yet by a ring, in the month and in the legend', () => {
    const states = [
      { ...event('f', '2026-03-03', 'Assistant'), tone: 'info', state: 'Booked' } as const,
      { ...event('g', '2026-03-04', 'Hygienist'), tone: 'info', state: 'Applied' } as const,
    ];
    const [booked, applied] = states;
    render(<Held events={[booked!, { ...applied!, isTentative: true }]} />);
    const rings = (element: HTMLElement) => element.querySelectorAll('[data-hollow]').length;
    expect(rings(dayButton(/March 3,/))).toBe(0);
    expect(rings(dayButton(/March 4,/))).toBe(1);
    expect(legend().map((item) => [item.textContent, rings(item)])).toEqual([
      ['Booked', 0],
      ['Applied', 1],
    ]);
  });

  it('can disable its agenda', () => {
    render(<Held agenda={false} />);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });
});
