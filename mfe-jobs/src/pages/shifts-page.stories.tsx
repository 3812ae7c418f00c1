import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import {
  ClinicShiftsDocument,
  MyApplicationsDocument,
  MyInvitationsDocument,
  MyReliabilityDocument,
  ShiftCalendarDocument,
} from '../generated/graphql';
import { shiftRanking } from '../testing/matching-scenes';
import { bookingNode } from '../testing/shift-fixtures';
import { shiftCalendar } from '../testing/calendar-scenes';
import {
  agreedShifts,
  cancellationPrice,
  clinicShifts,
  comingBookings,
  inviteChoices,
  myReliability,
  nextShiftNode,
  tempShifts,
} from '../testing/shift-scenes';
import { ShiftsPage } from './shifts-page';

const agreed = {
  coming: comingBookings,
  past: [bookingNode({ id: '40', status: 'completed', actions: [], date: '2026-10-05' })],
  next: nextShiftNode(),
};
const extras = {
  ...inviteChoices,
  ...shiftRanking(),
  ...cancellationPrice(),
  ...shiftCalendar(),
  ...myReliability(),
};
// Attendance is confirmed by the professional.
const comingOfClinic = comingBookings.map((booking) => ({
  ...booking,
  actions: booking.actions.filter((action) => action !== 'confirm'),
}));
const agreedOfClinic = { ...agreed, coming: comingOfClinic };
const clinicGraph = { ...extras, ...clinicShifts(undefined, agreedOfClinic) };
const tempGraph = { ...extras, ...tempShifts(agreed) };
const clinic = { at: '/shifts', viewer: fakeViewer('clinic'), graph: clinicGraph };
const temp = { at: '/shifts', viewer: fakeViewer('hygienist'), graph: tempGraph };
const tempAt = (query: string) => ({ parameters: inPage({ ...temp, at: `/shifts?${query}` }) });
const clinicAt = (query: string) => ({ parameters: inPage({ ...clinic, at: `/shifts?${query}` }) });

const meta = {
  title: 'Pages/My shifts',
  component: ShiftsPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(clinic) },
} satisfies Meta<typeof ShiftsPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Clinic: Story = {};

export const ClinicInFrench: Story = { globals: { locale: 'fr-CA' } };

export const ClinicRanking: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Best matches' });
    if (first) await userEvent.click(first);
    await canvas.findByRole('list', { name: 'Professionals, best match first' });
  },
};

export const ClinicBookings: Story = clinicAt('tab=bookings');

export const ClinicHistory: Story = clinicAt('tab=history');

export const ClinicCalendar: Story = clinicAt('view=month&on=2027-03-05');

export const ClinicLoading: Story = {
  parameters: inPage({ ...clinic, graph: { ...clinicGraph, ...pending(ClinicShiftsDocument) } }),
};

export const ClinicEmpty: Story = { parameters: inPage({ ...clinic, graph: clinicShifts([]) }) };

export const ClinicFailed: Story = {
  parameters: inPage({
    ...clinic,
    graph: { ...clinicGraph, ...unreachable(ClinicShiftsDocument) },
  }),
};

export const ClinicAskedToAccept: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Accept \$.* for Ana Reyes$/ }),
    );
  },
};

export const ClinicUnknownTab: Story = clinicAt('tab=someday');

export const Offers: Story = tempAt('tab=offers');

export const OffersInFrench: Story = { ...Offers, globals: { locale: 'fr-CA' } };

export const Bookings: Story = tempAt('tab=bookings');

export const BookingsInFrench: Story = { ...Bookings, globals: { locale: 'fr-CA' } };

export const History: Story = tempAt('tab=history');

export const Reliability: Story = tempAt('tab=reliability');

export const ReliabilityFailed: Story = {
  parameters: inPage({
    ...temp,
    at: '/shifts?tab=reliability',
    graph: { ...tempGraph, ...unreachable(MyReliabilityDocument) },
  }),
};

export const Month: Story = tempAt('view=month&on=2027-03-09');

export const MonthInFrench: Story = { ...Month, globals: { locale: 'fr-CA' } };

export const Week: Story = tempAt('view=week&on=2027-03-09');

export const MonthLoading: Story = {
  parameters: inPage({
    ...temp,
    at: '/shifts?view=month&on=2027-03-09',
    graph: { ...tempGraph, ...pending(ShiftCalendarDocument) },
  }),
};

export const MonthFailed: Story = {
  parameters: inPage({
    ...temp,
    at: '/shifts?view=month&on=2027-03-09',
    graph: { ...tempGraph, ...unreachable(ShiftCalendarDocument) },
  }),
};

export const OpenedFromTheCalendar: Story = {
  ...Week,
  play: async ({ canvas, userEvent }) => {
    const [entry] = await canvas.findAllByRole('button', { name: /Hygienist for a full day/ });
    if (entry) await userEvent.click(entry);
    await within(document.body).findByRole('dialog', { name: 'This shift' });
  },
};

export const NoOffers: Story = {
  parameters: inPage({ ...temp, graph: tempShifts({ applications: [], invitations: [] }) }),
};

export const NoBookings: Story = {
  parameters: inPage({
    ...temp,
    at: '/shifts?tab=bookings',
    graph: { ...tempGraph, ...agreedShifts({}) },
  }),
};

export const OffersLoading: Story = {
  parameters: inPage({
    ...temp,
    graph: { ...tempGraph, ...pending(MyApplicationsDocument, MyInvitationsDocument) },
  }),
};

export const OffersFailed: Story = {
  parameters: inPage({
    ...temp,
    graph: { ...tempGraph, ...unreachable(MyApplicationsDocument, MyInvitationsDocument) },
  }),
};

export const SignedOut: Story = { parameters: inPage({ ...clinic, viewer: null }) };

/** Administrators have no marketplace role. */
export const Administrator: Story = {
  parameters: inPage({ ...clinic, viewer: fakeViewer('clinic', { role: null, isAdmin: true }) }),
};
