import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { answer, fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { HoursPanelFragmentDoc, SendHoursDocument } from '../../generated/graphql';
import {
  atWork,
  hoursForm,
  hoursNode,
  proposedHours,
  sentHours,
  sheetNode,
  type HoursNode,
} from '../../testing/hours-fixtures';
import { HoursPanel } from './hours-panel';

const of = (node: HoursNode) => makeFragmentData(node, HoursPanelFragmentDoc);

const refused = answer(SendHoursDocument, () => ({
  sendHours: {
    __typename: 'BookingPayload',
    booking: null,
    errors: [
      {
        ...{ __typename: 'UserError', code: 'VALIDATION_FAILED' as const },
        ...{ path: ['endTime'], reasons: [] },
        message: 'Hours can’t end in the future. Send them when your shift is over.',
      },
    ],
  },
}));

const meta = {
  title: 'Features/Hours/Hours panel',
  component: HoursPanel,
  args: { booking: of(hoursNode()), reader: 'temp', name: 'Maple Dental' },
  parameters: inPage({ at: '/shifts/50', viewer: fakeViewer('hygienist'), graph: refused }),
} satisfies Meta<typeof HoursPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'phone' } };
const press =
  (name: RegExp, role: 'dialog' | 'alertdialog'): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await within(document.body).findByRole(role);
  };

export const ToSend: Story = {};

export const ToSendInFrench: Story = { globals: { locale: 'fr-CA' } };

export const ToSendOnAPhone: Story = { globals: PHONE };

export const AtWork: Story = { args: { booking: of(atWork()) } };

export const AtWorkInFrench: Story = { ...AtWork, globals: { locale: 'fr-CA' } };

export const SendingMuchLess: Story = {
  ...AtWork,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My shift has already ended' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send my hours' }));
    await within(document.body).findByRole('alertdialog');
  },
};

export const OverAClockChange: Story = {
  args: {
    booking: of(
      hoursNode({
        ...{ date: '2026-03-07', startsAt: '2026-03-08T04:00:00Z', endsAt: '2026-03-08T11:00:00Z' },
        ...{ startTime: '23:00', endTime: '07:00' },
        hoursForm: {
          ...{ ...hoursForm, startTime: '23:00', endTime: '07:00', breakMinutes: 0 },
          ...{ earliest: '2026-03-08T03:00:00Z', earliestTime: '22:00' },
          offsets: [
            { __typename: 'UtcOffset', from: null, minutes: -300 },
            { __typename: 'UtcOffset', from: '2026-03-08T07:00:00Z', minutes: -240 },
          ],
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^7 h at /);
  },
};

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send my hours' }));
    await canvas.findByText(/can’t end in the future/);
  },
};

export const Waiting: Story = { args: { booking: of(sentHours()) } };

export const ToApprove: Story = {
  args: {
    booking: of(sentHours({ actions: ['approve', 'propose_hours'] })),
    reader: 'clinic',
    name: 'Ana Reyes',
  },
};

export const ToApproveWithoutCheckIn: Story = {
  args: {
    ...ToApprove.args,
    booking: of(sentHours({ actions: ['approve', 'propose_hours', 'miss'] })),
  },
};

export const ToApproveWithoutCheckInInFrench: Story = {
  ...ToApproveWithoutCheckIn,
  globals: { locale: 'fr-CA', ...PHONE },
};

export const ToApproveInFrench: Story = { ...ToApprove, globals: { locale: 'fr-CA' } };

export const Approving: Story = { ...ToApprove, play: press(/^Approve hours/, 'alertdialog') };

export const Proposing: Story = { ...ToApprove, play: press(/^Propose other hours/, 'dialog') };

export const ProposingOnAPhone: Story = { ...Proposing, globals: PHONE };

export const ToAccept: Story = {
  args: { booking: of(proposedHours({ actions: ['accept_hours'] })) },
};

export const ToAcceptInFrench: Story = { ...ToAccept, globals: { locale: 'fr-CA' } };

export const ToAcceptOnAPhone: Story = { ...ToAccept, globals: PHONE };

export const Proposed: Story = {
  args: {
    booking: of(proposedHours({ actions: ['propose_hours'] })),
    reader: 'clinic',
    name: 'Ana Reyes',
  },
};

export const Planned: Story = {
  args: {
    booking: of(
      sentHours({
        timesheets: [
          sheetNode({
            ...{ by: 'clock', endTime: '16:00', breakMinutes: 0, minutes: 480 },
            ...{ amount: '416.00', note: null },
          }),
        ],
      }),
    ),
  },
};

export const Approved: Story = {
  args: {
    booking: of(
      sentHours({
        ...{ status: 'invoiced', hoursUntil: null },
        timesheets: [sheetNode({ status: 'approved' })],
        history: [{ __typename: 'BookingStep', action: 'approve', by: 'clinic' }],
      }),
    ),
  },
};
