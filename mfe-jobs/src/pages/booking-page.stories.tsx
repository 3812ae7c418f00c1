import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { BookingPageDocument } from '../generated/graphql';
import { bookingPage } from '../testing/booked-scenes';
import { cancellationNode } from '../testing/shift-fixtures';
import { BookingPage } from './booking-page';

const page = {
  at: '/shifts/5',
  path: '/shifts/:bookingId',
  viewer: fakeViewer('hygienist'),
  graph: bookingPage(),
};

const meta = {
  title: 'Pages/Booking',
  component: BookingPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(page) },
} satisfies Meta<typeof BookingPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const ForTheClinic: Story = {
  parameters: inPage({ ...page, viewer: fakeViewer('clinic') }),
};

export const ForTheClinicInFrench: Story = { ...ForTheClinic, globals: { locale: 'fr-CA' } };

const step = (action: string, by: 'temp' | 'clinic' | 'clock', at: string) => ({
  ...({ __typename: 'BookingStep', status: 'paid', action, by, at } as const),
});

export const ToConfirm: Story = {
  parameters: inPage({
    ...page,
    graph: bookingPage({ actions: ['confirm', 'cancel', 'propose_change'] }),
  }),
};

export const Paid: Story = {
  parameters: inPage({
    ...page,
    graph: bookingPage({
      status: 'paid',
      actions: [],
      history: [
        step('confirm', 'temp', '2027-03-04T12:00:00Z'),
        step('on_my_way', 'temp', '2027-03-05T12:15:00Z'),
        step('check_in', 'temp', '2027-03-05T12:55:00Z'),
        step('complete', 'temp', '2027-03-05T21:05:00Z'),
        step('approve', 'clinic', '2027-03-05T22:00:00Z'),
        step('invoice', 'clock', '2027-03-05T22:00:00Z'),
        step('mark_paid', 'clinic', '2027-03-09T15:00:00Z'),
        step('pay', 'temp', '2027-03-10T15:00:00Z'),
      ],
    }),
  }),
};

export const PaidInFrench: Story = { ...Paid, globals: { locale: 'fr-CA' } };

export const PaidOnAPhone: Story = { ...Paid, globals: { viewport: { value: 'phone' } } };

export const Ended: Story = {
  parameters: inPage({
    ...page,
    graph: bookingPage({
      status: 'cancelled_by_clinic',
      actions: [],
      cancellation: cancellationNode({ by: 'clinic' }),
    }),
  }),
};

export const Loading: Story = {
  parameters: inPage({ ...page, graph: pending(BookingPageDocument) }),
};

export const Missing: Story = { parameters: inPage({ ...page, graph: bookingPage(null) }) };

export const Failed: Story = {
  parameters: inPage({ ...page, graph: unreachable(BookingPageDocument) }),
};

export const SignedOut: Story = { parameters: inPage({ ...page, viewer: null }) };
