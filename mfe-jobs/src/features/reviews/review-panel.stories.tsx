import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { BookingReviewsFragmentDoc } from '../../generated/graphql';
import { pageBooking, type PageBookingNode } from '../../testing/booked-scenes';
import { bookingReview, clinicReview } from '../../testing/review-scenes';
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

const withReviews = (...reviews: PageBookingNode['reviews']): Partial<Story> => ({
  args: { booking: of({ reviews }) },
});

/** Written; the other side has not. */
export const Hidden: Story = withReviews(bookingReview({ isPublished: false }));

export const HiddenInFrench: Story = { ...Hidden, globals: { locale: 'fr-CA' } };

/** The other side's may be answered or reported. */
export const BothVisible: Story = withReviews(
  bookingReview(),
  clinicReview({ actions: ['reply', 'report'] }),
);

export const Replied: Story = withReviews(
  bookingReview({ reply: 'Come back any time.', repliedAt: '2027-03-09T12:00:00Z' }),
  clinicReview({ actions: ['report'] }),
);

/** After a report, by an administrator. */
export const OwnIsHeld: Story = withReviews(bookingReview({ isPublic: false }), clinicReview());

export const OwnIsHeldInFrench: Story = { ...OwnIsHeld, globals: { locale: 'fr-CA' } };

/** The 14 days passed without an own one. */
export const WindowClosed: Story = withReviews(clinicReview({ actions: ['reply', 'report'] }));

export const FormerMember: Story = withReviews(
  clinicReview({ author: null, comment: null, actions: ['report'] }),
);

export const InFrench: Story = { globals: { locale: 'fr-CA' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
