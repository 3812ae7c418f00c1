import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { BookingPageDocument } from '../generated/graphql';
import { bookingPage } from '../testing/booked-scenes';
import { bookingNode, cancellationNode } from '../testing/shift-fixtures';
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

export const Ended: Story = {
  parameters: inPage({
    ...page,
    graph: bookingPage(
      bookingNode({
        status: 'cancelled_by_clinic',
        actions: [],
        cancellation: cancellationNode({ by: 'clinic' }),
      }),
    ),
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
