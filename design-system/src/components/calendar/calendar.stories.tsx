import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptyState } from '../empty-state';
import { ErrorState } from '../error-state';
import { Calendar, type CalendarProps } from './calendar';
import type { CalendarEvent, CalendarTexts, CalendarView } from './calendar-types';

const texts: CalendarTexts = {
  previous: { month: 'Previous month', week: 'Previous week' },
  next: { month: 'Next month', week: 'Next week' },
  today: 'Today',
  views: { month: 'Month', week: 'Week' },
  count: (events) => (events === 1 ? '1 shift' : `${events} shifts`),
  more: (events) => `+${events} more`,
  noEvents: 'No shifts on this day.',
  legend: 'Legend',
};

const frenchTexts: CalendarTexts = {
  previous: { month: 'Mois précédent', week: 'Semaine précédente' },
  next: { month: 'Mois suivant', week: 'Semaine suivante' },
  today: 'Aujourd’hui',
  views: { month: 'Mois', week: 'Semaine' },
  count: (events) => (events === 1 ? '1 quart' : `${events} quarts`),
  more: (events) => `+${events} autres`,
  noEvents: 'Aucun quart ce jour-là.',
  legend: 'Légende',
};

const shift = (id: string, date: string, rest: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id,
  date,
  title: 'Hygienist',
  time: '8:00 – 16:30',
  detail: 'Maple Dental, Winnipeg',
  tone: 'success',
  icon: 'check',
  state: 'Confirmed',
  ...rest,
});

const waiting = { tone: 'warning', icon: 'bell', state: 'Needs your answer' } as const;
const booked = { tone: 'info', icon: 'calendar', state: 'Booked' } as const;
const open = { tone: 'neutral', icon: 'search', state: 'Open' } as const;
const cancelled = { tone: 'danger', icon: 'close', state: 'Cancelled' } as const;

const events = [
  shift('a', '2026-03-02'),
  shift('b', '2026-03-10', { ...waiting, title: 'Assistant' }),
  shift('c', '2026-03-12'),
  shift('d', '2026-03-12', { ...booked, title: 'Reception', time: '9:00 – 12:00' }),
  shift('e', '2026-03-12', { ...open, title: 'Assistant', time: '12:30 – 17:00' }),
  shift('f', '2026-03-12', { ...cancelled, title: 'Dentist', time: '13:00 – 18:00' }),
  shift('g', '2026-03-12', { title: 'Hygienist', time: '17:00 – 20:00' }),
  shift('h', '2026-03-13', { ...booked, title: 'Assistant' }),
  shift('i', '2026-03-28'),
];

const meta = {
  title: 'Content/Calendar',
  component: Calendar,
  args: {
    label: 'Shifts',
    date: '2026-03-10',
    onDateChange: () => undefined,
    today: '2026-03-11',
    events,
    onEventSelect: () => undefined,
    onDaySelect: () => undefined,
    locale: 'en-CA',
    texts,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Calendar>;

export default meta;

function Held(args: CalendarProps) {
  const [date, setDate] = useState(args.date);
  const [view, setView] = useState<CalendarView>(args.view ?? 'month');
  return (
    <Calendar {...args} date={date} onDateChange={setDate} view={view} onViewChange={setView} />
  );
}

type Story = StoryObj<typeof meta>;

export const Month: Story = {};

export const Week: Story = { args: { view: 'week' } };

export const WeekStartsOnMonday: Story = { args: { weekStartsOn: 1 } };

export const French: Story = { args: { locale: 'fr-CA', texts: frenchTexts } };

export const OnlyToRead: Story = { args: { onEventSelect: undefined } };

export const Loading: Story = {
  args: { events: [], loading: true, loadingLabel: 'Loading the shifts...' },
};

export const LoadingWeek: Story = {
  args: { events: [], loading: true, loadingLabel: 'Loading the shifts...', view: 'week' },
};

export const LoadingMore: Story = {
  args: { loading: true, loadingLabel: 'Loading the shifts...' },
};

export const Empty: Story = {
  args: {
    events: [],
    empty: <EmptyState icon="calendar" title="No shifts in March" />,
  },
};

export const Failed: Story = {
  args: {
    events: [],
    error: (
      <ErrorState
        layout="inline"
        title="The shifts could not be loaded"
        retryLabel="Try again"
        onRetry={() => undefined}
      />
    ),
  },
};

export const LongText: Story = {
  args: {
    locale: 'fr-CA',
    texts: frenchTexts,
    view: 'week',
    events: [
      shift('a', '2026-03-12', {
        title: 'Hygiéniste dentaire bilingue avec permis pour l’anesthésie locale',
        detail: 'Centre dentaire de Saint-Jean-sur-Richelieu, Saint-Jean-sur-Richelieu',
      }),
    ],
  },
};

const narrow: Story['decorators'] = [
  (Story) => (
    <div style={{ maxInlineSize: '22rem' }}>
      <Story />
    </div>
  ),
];

export const NarrowMonth: Story = { args: { date: '2026-03-12' }, decorators: narrow };

/** Not agreed yet, and days of a kind. */
export const Marks: Story = {
  args: {
    date: '2026-03-12',
    events: [
      ...events,
      shift('j', '2026-03-17', {
        ...{ tone: 'info', icon: 'clock', state: 'Applied', isTentative: true },
        title: 'Applied: Hygienist',
      }),
    ],
    dayMark: {
      isMarked: (day) => [1, 3].includes(new Date(`${day}T00:00:00Z`).getUTCDay()),
      label: 'You usually work',
    },
  },
};

export const NarrowMarks: Story = { ...Marks, decorators: narrow };

export const NarrowWeek: Story = { args: { view: 'week' }, decorators: narrow };
