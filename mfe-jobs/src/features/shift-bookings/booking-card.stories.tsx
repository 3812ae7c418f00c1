import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { CancellationPriceDocument, ShiftBookingFragmentDoc } from '../../generated/graphql';
import {
  bookingNode,
  cancellationNode,
  changeNode,
  justCancelledNode,
  type ShiftBookingNode,
} from '../../testing/shift-fixtures';
import { cancellationPrice } from '../../testing/shift-scenes';
import { BookingCard } from './booking-card';

const of = (node: ShiftBookingNode) => makeFragmentData(node, ShiftBookingFragmentDoc);
const booking = (overrides: Partial<ShiftBookingNode> = {}) => of(bookingNode(overrides));
const at = (graph: ReturnType<typeof cancellationPrice>) =>
  inPage({ at: '/shifts', viewer: fakeViewer('hygienist'), graph });

const meta = {
  title: 'Features/Shift bookings/Booking card',
  component: BookingCard,
  args: { booking: booking(), reader: 'temp' },
  parameters: at(cancellationPrice()),
} satisfies Meta<typeof BookingCard>;

export default meta;

type Story = StoryObj<typeof meta>;

const choose =
  (entry: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More actions/ }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: entry }));
    await within(document.body).findByRole('dialog');
  };

export const Booked: Story = {};

export const ToConfirm: Story = {
  args: { booking: booking({ actions: ['confirm', 'cancel', 'propose_change'] }) },
};

export const BookedLate: Story = {
  args: {
    booking: booking({ confirmUntil: null, actions: ['confirm', 'cancel', 'propose_change'] }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Please confirm now that you’re coming.');
  },
};

export const BookedLateForTheClinic: Story = {
  args: { reader: 'clinic', booking: booking({ confirmUntil: null }) },
};

export const Confirmed: Story = { args: { booking: booking({ status: 'confirmed' }) } };

export const AtRisk: Story = { args: { booking: booking({ releasesAt: '2027-03-03T15:00:00Z' }) } };

export const ChangeProposed: Story = {
  args: { booking: booking({ actions: ['answer_change', 'cancel'], changes: [changeNode()] }) },
};

export const ChangeProposedByReader: Story = {
  args: {
    booking: booking({
      actions: ['withdraw_change', 'cancel'],
      changes: [changeNode({ by: 'temp' })],
    }),
  },
};

export const ProposingAChange: Story = { play: choose('Propose other hours or rate') };

export const Cancelling: Story = { play: choose('Cancel this booking') };

export const CancellingForFree: Story = {
  ...Cancelling,
  parameters: at(
    cancellationPrice({ reliabilityPoints: 0, scoreAfter: 95, freeUntil: '2027-03-02T13:00:00Z' }),
  ),
};

export const CancellingWithoutScore: Story = {
  ...Cancelling,
  parameters: at(cancellationPrice({ reliabilityPoints: 10, scoreAfter: 90 }, 0)),
};

export const ClinicCancellingForFree: Story = {
  ...Cancelling,
  args: { reader: 'clinic' },
  parameters: at(
    cancellationPrice({
      ...{ reliabilityPoints: 0, scoreAfter: null, freeUntil: '2027-03-02T13:00:00Z' },
    }),
  ),
};

export const CancellingWhilePriceLoads: Story = {
  ...Cancelling,
  parameters: at(pending(CancellationPriceDocument)),
};

export const CancellingWithoutPrice: Story = {
  ...Cancelling,
  parameters: at(unreachable(CancellationPriceDocument)),
};

export const JustCancelled: Story = { args: { booking: of(justCancelledNode()) } };

export const Released: Story = {
  args: {
    booking: booking({
      status: 'released',
      actions: [],
      cancellation: cancellationNode({ by: null, reason: null, note: null, reliabilityPoints: 0 }),
    }),
  },
};

export const ClinicLeft: Story = { args: { booking: booking({ clinic: null }) } };

export const ForTheClinic: Story = { args: { reader: 'clinic' } };

export const ClinicCancelling: Story = {
  args: { reader: 'clinic' },
  parameters: at(
    cancellationPrice({ reliabilityPoints: 0, scoreAfter: null, compensation: '195.00' }),
  ),
  play: choose('Cancel this booking'),
};

export const ClinicOwes: Story = {
  args: {
    reader: 'clinic',
    booking: booking({
      status: 'cancelled_by_clinic',
      actions: ['request_waiver'],
      cancellation: cancellationNode({
        by: 'clinic',
        reason: 'weather',
        note: 'The road is closed.',
        reliabilityPoints: 0,
        compensation: '195.00',
      }),
    }),
  },
};

export const French: Story = { ...ChangeProposed, globals: { locale: 'fr-CA' } };
