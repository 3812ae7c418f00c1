import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { bookingNode } from '../../testing/shift-fixtures';
import { agreedShifts, nextShiftNode } from '../../testing/shift-scenes';
import { NextShift } from './next-shift';

const own = bookingNode().job;
const elsewhere = own && { ...own, city: 'Ottawa' };

const next = (booking = bookingNode()) => agreedShifts({ next: nextShiftNode(booking) });

const meta = {
  title: 'Features/Next shift',
  component: NextShift,
  parameters: inPage({ at: '/', viewer: fakeViewer('hygienist'), graph: next() }),
} satisfies Meta<typeof NextShift>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Coming: Story = {};

export const ToConfirm: Story = {
  parameters: inPage({
    at: '/',
    viewer: fakeViewer('hygienist'),
    graph: next(bookingNode({ actions: ['confirm'] })),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See the booking' })).toHaveAttribute(
      'href',
      '/shifts/50',
    );
  },
};

export const BookedLate: Story = {
  parameters: inPage({
    at: '/',
    viewer: fakeViewer('hygienist'),
    graph: next(bookingNode({ confirmUntil: null, actions: ['confirm'] })),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Please confirm now that you’re coming.');
  },
};

/** In another city than the clinic's own office. */
export const WithoutStreet: Story = {
  parameters: inPage({
    at: '/',
    viewer: fakeViewer('hygienist'),
    graph: next(bookingNode({ status: 'confirmed', actions: [], job: elsewhere })),
  }),
};

export const ForTheClinic: Story = {
  parameters: inPage({
    at: '/',
    viewer: fakeViewer('clinic'),
    graph: next(bookingNode({ actions: ['answer_change'] })),
  }),
};

const onTheDay = (actions: string[]) =>
  next(bookingNode({ status: 'confirmed', confirmUntil: null, actions }));

export const CheckIn: Story = {
  parameters: inPage({
    at: '/',
    viewer: fakeViewer('hygienist'),
    graph: onTheDay(['arrive', 'check_in', 'on_my_way']),
  }),
};

export const CheckInForTheClinic: Story = {
  parameters: inPage({ at: '/', viewer: fakeViewer('clinic'), graph: onTheDay(['check_in']) }),
};

export const NoCheckIn: Story = {
  parameters: inPage({
    at: '/',
    viewer: fakeViewer('clinic'),
    graph: onTheDay(['check_in', 'miss']),
  }),
};

export const CheckedIn: Story = {
  parameters: inPage({
    at: '/',
    viewer: fakeViewer('hygienist'),
    graph: next(bookingNode({ status: 'checked_in', confirmUntil: null, actions: ['complete'] })),
  }),
};

export const CheckInInFrench: Story = { ...CheckIn, globals: { locale: 'fr-CA' } };

export const CheckInOnAPhone: Story = { ...CheckIn, globals: { viewport: { value: 'phone' } } };

export const None: Story = {
  parameters: inPage({ at: '/', viewer: fakeViewer('hygienist'), graph: agreedShifts({}) }),
};

export const French: Story = { globals: { locale: 'fr-CA' } };
