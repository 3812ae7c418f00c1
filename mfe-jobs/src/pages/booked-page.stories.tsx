import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { BookedPageDocument } from '../generated/graphql';
import { bookedPage } from '../testing/booked-scenes';
import { bookingNode, cancellationNode } from '../testing/shift-fixtures';
import { BookedPage } from './booked-page';

const page = {
  at: '/shifts/7/booked',
  path: '/shifts/:jobId/booked',
  viewer: fakeViewer('hygienist'),
  graph: bookedPage(),
};

const meta = {
  title: 'Pages/Shift booked',
  component: BookedPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(page) },
} satisfies Meta<typeof BookedPage>;

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
    graph: bookedPage(
      bookingNode({
        status: 'cancelled_by_clinic',
        actions: [],
        cancellation: cancellationNode({ by: 'clinic' }),
      }),
    ),
  }),
};

export const Loading: Story = {
  parameters: inPage({ ...page, graph: pending(BookedPageDocument) }),
};

export const Missing: Story = { parameters: inPage({ ...page, graph: bookedPage(null) }) };

export const Failed: Story = {
  parameters: inPage({ ...page, graph: unreachable(BookedPageDocument) }),
};

export const SignedOut: Story = { parameters: inPage({ ...page, viewer: null }) };
