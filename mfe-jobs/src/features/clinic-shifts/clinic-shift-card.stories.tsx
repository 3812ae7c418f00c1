import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { ClinicShiftFragmentDoc } from '../../generated/graphql';
import { candidateNode, clinicShiftNode, connectionOf } from '../../testing/fixtures';
import { ownShifts } from '../../testing/scenes';
import { ClinicShiftCard } from './clinic-shift-card';

const shift = (node = clinicShiftNode()) => makeFragmentData(node, ClinicShiftFragmentDoc);
const [toDecide, booked, over] = ownShifts;

const meta = {
  title: 'Features/Clinic shifts/Shift card',
  component: ClinicShiftCard,
  args: { shift: shift() },
  parameters: inPage({ at: '/shifts', viewer: fakeViewer('clinic') }),
} satisfies Meta<typeof ClinicShiftCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneApplicant: Story = {};

export const SeveralApplicants: Story = { args: { shift: shift(toDecide) } };

export const Booked: Story = { args: { shift: shift(booked) } };

export const Over: Story = { args: { shift: shift(over) } };

export const ApplicantLeft: Story = {
  args: {
    shift: shift(
      clinicShiftNode({
        applications: connectionOf('Application', [candidateNode({ applicant: null })]),
      }),
    ),
  },
};

export const Overlapping: Story = {
  args: {
    shift: shift(
      clinicShiftNode({
        applications: connectionOf('Application', [
          candidateNode({ bookingObstacles: ['overlap', 'missing_credential'] }),
        ]),
      }),
    ),
  },
};

export const ApplicationsUnavailable: Story = {
  args: { shift: shift(clinicShiftNode({ applications: null, pendingApplicationCount: null })) },
};

export const French: Story = { args: { shift: shift(toDecide) }, globals: { locale: 'fr-CA' } };
