import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { BookingReviewsFragmentDoc } from '../../generated/graphql';
import { pageBooking, type PageBookingNode } from '../../testing/booked-scenes';
import { ReviewPanel } from './review-panel';

const of = (changes: Partial<PageBookingNode>) =>
  makeFragmentData(pageBooking({ status: 'paid', ...changes }), BookingReviewsFragmentDoc);

const meta = {
  title: 'Features/Reviews/Review panel',
  component: ReviewPanel,
  args: { booking: of({ actions: ['review'] }), reader: 'temp', name: 'Maple Dental' },
  parameters: inPage({ at: '/shifts/5', viewer: fakeViewer('hygienist') }),
} satisfies Meta<typeof ReviewPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ToWrite: Story = {};

export const ByTheClinic: Story = {
  args: { reader: 'clinic', name: 'Ana Reyes' },
  parameters: inPage({ at: '/shifts/5', viewer: fakeViewer('clinic') }),
};

export const InFrench: Story = { globals: { locale: 'fr-CA' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
