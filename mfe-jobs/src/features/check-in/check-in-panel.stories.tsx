import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { CheckInPanelFragmentDoc, type CheckInPanelFragment } from '../../generated/graphql';
import { noShowPoints, pageBooking } from '../../testing/booked-scenes';
import { CheckInPanel } from './check-in-panel';

const booking = (overrides: Partial<CheckInPanelFragment> = {}) =>
  makeFragmentData({ ...pageBooking(), ...overrides }, CheckInPanelFragmentDoc);

const HOUR_MS = 3_600_000;
const start = (minutes: number) => {
  const at = (more: number) => new Date(Date.now() + (minutes + more) * 60_000).toISOString();
  return { startsAt: at(0), endsAt: at(480), checkInFrom: at(-60), noShowFrom: at(60) };
};

const meta = {
  title: 'Features/Check-in',
  component: CheckInPanel,
  args: {
    reader: 'temp',
    name: 'Maple Dental',
    booking: booking({ ...start(180), actions: ['on_my_way', 'run_late'] }),
  },
  parameters: inPage({ at: '/shifts/50', viewer: fakeViewer('hygienist') }),
} satisfies Meta<typeof CheckInPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnTheDay: Story = {};

export const AtTheDoor: Story = {
  args: {
    booking: booking({
      ...start(15),
      actions: ['run_late', 'arrive', 'check_in'],
      onMyWayAt: new Date(Date.now() - HOUR_MS).toISOString(),
      lateMinutes: 10,
    }),
  },
};

export const AtTheDoorInFrench: Story = { ...AtTheDoor, globals: { locale: 'fr-CA' } };

export const AtTheDoorOnAPhone: Story = {
  ...AtTheDoor,
  globals: { viewport: { value: 'phone' } },
};

export const CodeIncomplete: Story = {
  ...AtTheDoor,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Check in' }));
    await canvas.findByText('Enter the six digits on the clinic’s screen.');
  },
};

export const Code: Story = {
  args: {
    reader: 'clinic',
    name: 'Ana Reyes',
    booking: booking({ ...start(10), actions: ['check_in'], checkInCode: '048213' }),
  },
};

export const CodeInFrench: Story = { ...Code, globals: { locale: 'fr-CA' } };

export const CodeOnAPhone: Story = { ...Code, globals: { viewport: { value: 'phone' } } };

export const CodeLater: Story = {
  args: {
    ...Code.args,
    booking: booking({
      ...start(120),
      actions: [],
      onMyWayAt: new Date(Date.now()).toISOString(),
      lateMinutes: 25,
    }),
  },
};

export const NotCheckedIn: Story = {
  args: {
    ...Code.args,
    booking: booking({ ...start(-20), actions: ['check_in'], checkInCode: '048213' }),
  },
};

export const ToReport: Story = {
  args: {
    ...Code.args,
    booking: booking({ ...start(-70), actions: ['check_in', 'miss'], checkInCode: '048213' }),
  },
  parameters: inPage({ at: '/shifts/50', viewer: fakeViewer('clinic'), graph: noShowPoints() }),
};

const toReport = (noShow?: number) =>
  inPage({ at: '/shifts/50', viewer: fakeViewer('clinic'), graph: noShowPoints(noShow) });

export const OverWithoutACheckIn: Story = {
  args: {
    ...Code.args,
    booking: booking({
      ...{ ...start(-540), status: 'confirmed', actions: ['miss'] },
      arrivedAt: new Date(Date.now() - 9 * HOUR_MS).toISOString(),
    }),
  },
  parameters: toReport(),
};

export const Reporting: Story = {
  ...ToReport,
  parameters: toReport(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Report a no-show' }));
  },
};

export const ReportingInFrench: Story = {
  ...ToReport,
  parameters: toReport(40),
  globals: { locale: 'fr-CA' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Signaler une absence' }));
  },
};

export const Missed: Story = {
  args: {
    ...Code.args,
    booking: booking({ ...start(-70), status: 'no_show', actions: ['refill'] }),
  },
};

export const PostedAgain: Story = {
  args: {
    ...Code.args,
    booking: booking({ ...start(-70), status: 'no_show', actions: [], refillJobId: '9' }),
  },
};

export const PostedAgainInFrench: Story = { ...PostedAgain, globals: { locale: 'fr-CA' } };
