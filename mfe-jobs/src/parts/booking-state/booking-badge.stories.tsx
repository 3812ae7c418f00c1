import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BOOKING_STATUSES } from '@tbt/contracts';
import { Cluster } from '@tbt/design-system';
import { inPage } from '@tbt/web-kit/testing';
import { BookingBadge } from './booking-badge';

const meta = {
  title: 'Parts/Booking state',
  component: BookingBadge,
  args: { status: 'booked' },
  parameters: inPage({ at: '/shifts' }),
  render: () => (
    <Cluster gap="2">
      {BOOKING_STATUSES.map((status) => (
        <BookingBadge key={status} status={status} />
      ))}
      <BookingBadge status="cancelled_by_temp" isOwnCancellation />
      <BookingBadge status="confirmed" isUnsettled />
      <BookingBadge status="invoiced" isOverdue />
    </Cluster>
  ),
} satisfies Meta<typeof BookingBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EveryState: Story = {};

export const InFrench: Story = { globals: { locale: 'fr-CA' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
