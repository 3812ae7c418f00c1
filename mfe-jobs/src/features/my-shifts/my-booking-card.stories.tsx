import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { MyBookingFragmentDoc } from '../../generated/graphql';
import { myBookingNode, type MyBookingNode } from '../../testing/fixtures';
import { MyBookingCard } from './my-booking-card';

const booking = (overrides: Partial<MyBookingNode> = {}) =>
  makeFragmentData(myBookingNode(overrides), MyBookingFragmentDoc);

const meta = {
  title: 'Features/My shifts/Booking card',
  component: MyBookingCard,
  args: { booking: booking() },
  parameters: inPage({ at: '/shifts', viewer: fakeViewer('hygienist') }),
} satisfies Meta<typeof MyBookingCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Booked: Story = {};

export const Confirmed: Story = { args: { booking: booking({ status: 'confirmed' }) } };

export const Completed: Story = { args: { booking: booking({ status: 'completed' }) } };

export const ClinicLeft: Story = { args: { booking: booking({ clinic: null }) } };

export const ShiftGone: Story = { args: { booking: booking({ job: null }) } };

export const French: Story = { globals: { locale: 'fr-CA' } };
