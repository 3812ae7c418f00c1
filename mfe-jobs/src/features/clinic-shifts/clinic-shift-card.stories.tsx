import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { ClinicShiftFragmentDoc } from '../../generated/graphql';
import { connectionOf } from '../../testing/fixtures';
import {
  bookingNode,
  candidateNode,
  clinicShiftNode,
  shiftInvitationNode,
} from '../../testing/shift-fixtures';
import { inviteChoices, openShiftsOfClinic, pastShift } from '../../testing/shift-scenes';
import { ClinicShiftCard } from './clinic-shift-card';

const shift = (node = clinicShiftNode()) => makeFragmentData(node, ClinicShiftFragmentDoc);
const [toDecide, invited] = openShiftsOfClinic;

const meta = {
  title: 'Features/Clinic shifts/Shift card',
  component: ClinicShiftCard,
  args: { shift: shift() },
  parameters: inPage({ at: '/shifts', viewer: fakeViewer('clinic'), graph: inviteChoices }),
} satisfies Meta<typeof ClinicShiftCard>;

export default meta;

type Story = StoryObj<typeof meta>;

const choose =
  (entry: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More actions/ }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: entry }));
  };

export const OneApplicant: Story = {};

export const SeveralApplicants: Story = { args: { shift: shift(toDecide) } };

const waiting = candidateNode({ isTermsChanged: true, actions: ['counter', 'decline'] });

export const OfferWaitsAfterAChange: Story = {
  args: {
    shift: shift(clinicShiftNode({ applications: connectionOf('Application', [waiting]) })),
  },
};

export const Invited: Story = { args: { shift: shift(invited) } };

const answered = clinicShiftNode({
  applications: connectionOf('Application', [candidateNode({ hourlyRate: '58.00' })]),
  invitations: [shiftInvitationNode({ professionalId: '2' })],
});

export const InvitationAnswered: Story = { args: { shift: shift(answered) } };

export const InvitationAnsweredInFrench: Story = {
  ...InvitationAnswered,
  globals: { locale: 'fr-CA' },
};

export const Booked: Story = {
  args: {
    shift: shift(
      clinicShiftNode({ status: 'booked', booking: bookingNode(), pendingApplicationCount: 0 }),
    ),
  },
};

export const Over: Story = { args: { shift: shift(pastShift) } };

export const PartOfASeries: Story = {
  args: {
    shift: shift(
      clinicShiftNode({
        series: {
          __typename: 'JobSeries',
          id: '3',
          isTakenWhole: true,
          jobs: ['7', '8', '9'].map((id) => ({ __typename: 'Job', id })),
        },
      }),
    ),
  },
};

export const ApplicantLeft: Story = {
  args: {
    shift: shift(
      clinicShiftNode({
        applications: connectionOf('Application', [candidateNode({ applicant: null })]),
      }),
    ),
  },
};

export const Inviting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite professionals' }));
    await within(document.body).findByRole('group', { name: /Favourites/ });
  },
};

export const AddingDays: Story = { play: choose('Add more days') };

export const SavingATemplate: Story = { play: choose('Save as a template') };

export const TakingItDown: Story = { play: choose('Take the shift down') };

export const ApplicationsUnavailable: Story = {
  args: { shift: shift(clinicShiftNode({ applications: null, pendingApplicationCount: null })) },
};

export const French: Story = { args: { shift: shift(toDecide) }, globals: { locale: 'fr-CA' } };
