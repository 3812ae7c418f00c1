import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import {
  AcceptApplicationDocument,
  ClinicShiftsDocument,
  MyApplicationsDocument,
  MyBookingsDocument,
} from '../generated/graphql';
import { clinicShifts, tempShifts } from '../testing/scenes';
import { ShiftsPage } from './shifts-page';

const clinic = { at: '/shifts', viewer: fakeViewer('clinic'), graph: clinicShifts() };
const temp = { at: '/shifts', viewer: fakeViewer('hygienist'), graph: tempShifts() };

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

export const ClinicLoading: Story = {
  parameters: inPage({ ...clinic, graph: pending(ClinicShiftsDocument) }),
};

export const ClinicEmpty: Story = { parameters: inPage({ ...clinic, graph: clinicShifts([]) }) };

export const ClinicFailed: Story = {
  parameters: inPage({ ...clinic, graph: unreachable(ClinicShiftsDocument) }),
};

const askToAccept: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Accept Ana Reyes' }));
};

export const ClinicAskedToAccept: Story = {
  parameters: inPage({ ...clinic, graph: clinicShifts() }),
  play: askToAccept,
};

export const ClinicAskedToDecline: Story = {
  parameters: inPage({ ...clinic, graph: clinicShifts() }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline Ana Reyes' }));
  },
};

export const ClinicAccepting: Story = {
  parameters: inPage({
    ...clinic,
    graph: { ...clinicShifts(), ...pending(AcceptApplicationDocument) },
  }),
  play: async (context) => {
    await askToAccept(context);
    const dialog = within(document.body).getByRole('alertdialog');
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  },
};

export const ClinicUnknownFilter: Story = {
  parameters: inPage({ ...clinic, at: '/shifts?show=Someday', graph: clinicShifts() }),
};

const openApplications: Story['play'] = async ({ canvas, userEvent }) => {
  const tabs = await canvas.findAllByRole('tab');
  await userEvent.click(tabs[1]!);
};

export const Bookings: Story = { parameters: inPage(temp) };

export const Applications: Story = { parameters: inPage(temp), play: openApplications };

export const ApplicationsInFrench: Story = { ...Applications, globals: { locale: 'fr-CA' } };

export const AskingToWithdraw: Story = {
  parameters: inPage(temp),
  play: async (context) => {
    await openApplications(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Withdraw' }));
    await within(document.body).findByRole('dialog');
  },
};

export const NoBookings: Story = { parameters: inPage({ ...temp, graph: tempShifts([], []) }) };

export const NoApplications: Story = { ...NoBookings, play: openApplications };

export const BookingsLoading: Story = {
  parameters: inPage({ ...temp, graph: pending(MyBookingsDocument, MyApplicationsDocument) }),
};

export const BookingsFailed: Story = {
  parameters: inPage({ ...temp, graph: unreachable(MyBookingsDocument, MyApplicationsDocument) }),
};

export const SignedOut: Story = { parameters: inPage({ ...clinic, viewer: null }) };

/** An administrator has no side in the marketplace. */
export const Administrator: Story = {
  parameters: inPage({ ...clinic, viewer: fakeViewer('clinic', { role: null, isAdmin: true }) }),
};
