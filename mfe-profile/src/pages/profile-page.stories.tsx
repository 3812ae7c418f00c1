import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { waitFor } from 'storybook/test';
import { ProfilePageDocument } from '../generated/graphql';
import { comingBookings } from '../testing/coming-bookings';
import { clinicProfile, newProfile, ownProfile, profileNode } from '../testing/fixtures';
import { calendarFeed, mySchedule, scheduleEntry } from '../testing/schedule-fixtures';
import { ProfilePage } from './profile-page';

const page = {
  at: '/profile',
  viewer: fakeViewer('hygienist'),
  graph: { ...ownProfile(), ...mySchedule([scheduleEntry()]), ...calendarFeed(null) },
};
const newcomer = {
  ...page,
  graph: { ...ownProfile(newProfile()), ...mySchedule(), ...calendarFeed(null) },
};

const meta = {
  title: 'Pages/My profile',
  component: ProfilePage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(page) },
} satisfies Meta<typeof ProfilePage>;

export default meta;

type Story = StoryObj<typeof meta>;

const openTab =
  (place: number): Story['play'] =>
  async ({ canvas, userEvent }) => {
    const tabs = await canvas.findAllByRole('tab');
    await userEvent.click(tabs[place]!);
  };

export const Full: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

const started = {
  ...page,
  graph: {
    ...page.graph,
    ...ownProfile(
      profileNode({
        ...{ isVerified: false, licences: [], statedLicenceNumber: null, verifiedProvinces: [] },
        credentialGaps: newProfile().credentialGaps,
      }),
    ),
  },
};

/** The licence comes first among what is left. */
export const LicenceNotSent: Story = { parameters: inPage(started) };

export const LicenceNotSentInFrench: Story = {
  ...LicenceNotSent,
  globals: { locale: 'fr-CA' },
};

export const Photo: Story = { play: openTab(1) };

export const Verification: Story = { play: openTab(2) };

export const Schedule: Story = { play: openTab(3) };

const booked = { ...page, graph: { ...page.graph, ...comingBookings() } };

export const RenamingWhileBooked: Story = {
  parameters: inPage(booked),
  play: async ({ canvasElement, userEvent }) => {
    const name = await waitFor(() => {
      const field = canvasElement.querySelector<HTMLInputElement>('#profile-lastName');
      if (!field) throw new Error('The form is loading');
      return field;
    });
    await userEvent.type(name, '-Roy{Enter}');
  },
};

export const RenamingWhileBookedInFrench: Story = {
  ...RenamingWhileBooked,
  globals: { locale: 'fr-CA' },
};

export const RemovingALicenceWhileBooked: Story = {
  parameters: inPage({ ...booked, at: '/profile?tab=verification' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
  },
};

export const Newcomer: Story = { parameters: inPage(newcomer) };

export const NewcomerVerification: Story = { ...Newcomer, play: openTab(2) };

export const NewcomerSchedule: Story = { ...Newcomer, play: openTab(3) };

export const Clinic: Story = {
  parameters: inPage({ ...page, viewer: fakeViewer('clinic'), graph: ownProfile(clinicProfile()) }),
};

export const ClinicVerification: Story = { ...Clinic, play: openTab(2) };

export const Loading: Story = {
  parameters: inPage({ ...page, graph: pending(ProfilePageDocument) }),
};

export const Failed: Story = {
  parameters: inPage({ ...page, graph: unreachable(ProfilePageDocument) }),
};

export const SignedOut: Story = { parameters: inPage({ ...page, viewer: null }) };

/** While the session is loading. */
export const AskingWhoIsSignedIn: Story = {
  parameters: inPage({ ...page, viewer: 'ask', requests: { 'GET /api/auth/me': 'pending' } }),
};

/** The session fails to load. */
export const SessionUnavailable: Story = {
  parameters: inPage({ ...page, viewer: 'ask', requests: { 'GET /api/auth/me': { status: 503 } } }),
};
