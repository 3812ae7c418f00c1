import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { ShiftCalendarDocument } from '../../generated/graphql';
import { bookedAndApplied, everyState, shiftCalendar } from '../../testing/calendar-scenes';
import { ShiftCalendar } from './shift-calendar';

const viewer = fakeViewer('hygienist');
const month = { at: '/shifts?view=month&on=2027-03-09', viewer, graph: shiftCalendar() };

const meta = {
  title: 'Features/Shift calendar',
  component: ShiftCalendar,
  args: { reader: 'temp', onOpen: () => undefined },
  parameters: inPage(month),
} satisfies Meta<typeof ShiftCalendar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Month: Story = {};

export const Week: Story = {
  parameters: inPage({ ...month, at: '/shifts?view=week&on=2027-03-09' }),
};

export const EveryState: Story = {
  parameters: inPage({ ...month, graph: shiftCalendar(everyState) }),
};

export const EveryStateInFrench: Story = { ...EveryState, globals: { locale: 'fr-CA' } };

export const EveryStateOnAPhone: Story = {
  ...EveryState,
  globals: { viewport: { value: 'phone' } },
};

/** The same colour, another mark. */
export const BookedAndAppliedOnAPhone: Story = {
  parameters: inPage({ ...month, graph: shiftCalendar(bookedAndApplied) }),
  globals: { viewport: { value: 'phone' } },
};

export const BookedAndAppliedInFrench: Story = {
  ...BookedAndAppliedOnAPhone,
  globals: { viewport: { value: 'phone' }, locale: 'fr-CA' },
};

export const EveryStateForTheClinic: Story = {
  ...EveryState,
  args: { reader: 'clinic' },
};

export const Empty: Story = { parameters: inPage({ ...month, graph: shiftCalendar([]) }) };

export const Loading: Story = {
  parameters: inPage({ ...month, graph: pending(ShiftCalendarDocument) }),
};

export const Failed: Story = {
  parameters: inPage({ ...month, graph: unreachable(ShiftCalendarDocument) }),
};

export const French: Story = { globals: { locale: 'fr-CA' } };
