import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { BookingTimelineFragmentDoc } from '../../generated/graphql';
import { pageBooking, type PageBookingNode } from '../../testing/booked-scenes';
import { BookingTimeline } from './booking-timeline';

const of = (changes: Partial<PageBookingNode> = {}) =>
  makeFragmentData(pageBooking(changes), BookingTimelineFragmentDoc);

const step = { __typename: 'BookingHistoryEntry', by: 'temp', status: 'checked_in' } as const;

const meta = {
  title: 'Features/Booking page/History',
  component: BookingTimeline,
  args: {
    booking: of({
      status: 'completed',
      history: [
        { ...step, action: 'on_my_way', status: 'confirmed', at: '2027-03-05T12:20:00Z' },
        { ...step, action: 'check_in', at: '2027-03-05T12:55:00Z' },
        { ...step, action: 'complete', status: 'completed', at: '2027-03-05T21:10:00Z' },
      ],
    }),
    reader: 'clinic',
    name: 'Ana Reyes',
  },
  parameters: inPage({ at: '/shifts/5', viewer: fakeViewer('clinic') }),
} satisfies Meta<typeof BookingTimeline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Worked: Story = {};

export const JustBooked: Story = { args: { booking: of(), reader: 'temp', name: 'Maple Dental' } };

export const InFrench: Story = { globals: { locale: 'fr-CA' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
