import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { MyScheduleDocument, ScheduleTabFragmentDoc } from '../../generated/graphql';
import {
  calendarFeed,
  mySchedule,
  scheduleEntry,
  scheduleShift,
  slotAdding,
} from '../../testing/schedule-fixtures';
import { todayOf } from './schedule-days';
import { ScheduleTab } from './schedule-tab';

const date = todayOf();
const full = mySchedule(
  [
    scheduleEntry({ date }, { date, notes: 'By bus' }),
    scheduleEntry(
      { date },
      {
        id: '8',
        date,
        startTime: '20:00',
        endTime: '02:00',
        isAvailable: false,
        isRecurring: true,
        recurringPattern: 'FREQ=WEEKLY;BYDAY=MO,TH',
      },
    ),
  ],
  [scheduleShift({ date })],
);
const page = {
  at: '/profile?tab=schedule',
  viewer: fakeViewer('hygienist'),
  graph: { ...full, ...calendarFeed(null), ...slotAdding() },
};

const meta = {
  title: 'Features/My profile/Schedule',
  component: ScheduleTab,
  args: {
    person: makeFragmentData(
      { role: 'hygienist', availability: ['Monday', 'Evenings'] },
      ScheduleTabFragmentDoc,
    ),
  },
  parameters: inPage(page),
} satisfies Meta<typeof ScheduleTab>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const Empty: Story = {
  args: {
    person: makeFragmentData({ role: 'hygienist', availability: [] }, ScheduleTabFragmentDoc),
  },
  parameters: inPage({ ...page, graph: { ...page.graph, ...mySchedule() } }),
};

export const Adding: Story = {
  play: async ({ canvas, userEvent }) => {
    const [add] = await canvas.findAllByRole('button', { name: /Add to schedule|Ajouter à/ });
    await userEvent.click(add!);
  },
};

export const WithAddress: Story = {
  parameters: inPage({
    ...page,
    graph: { ...page.graph, ...calendarFeed('2026-11-01T12:00:00.000Z') },
  }),
};

export const Loading: Story = {
  parameters: inPage({ ...page, graph: { ...page.graph, ...pending(MyScheduleDocument) } }),
};

export const Failed: Story = {
  parameters: inPage({ ...page, graph: { ...page.graph, ...unreachable(MyScheduleDocument) } }),
};
