import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { JobDetailsFragmentDoc } from '../../generated/graphql';
import { series, wholeJobNode, wholeMatch, type WholeJobNode } from '../../testing/job-fixtures';
import { JobDetails } from './job-details';

const job = (overrides: Partial<WholeJobNode> = {}) =>
  makeFragmentData(wholeJobNode(overrides), JobDetailsFragmentDoc);

const meta = {
  title: 'Features/Job details/Details',
  component: JobDetails,
  args: { job: job() },
  parameters: inPage({ at: '/jobs/7', viewer: fakeViewer('hygienist') }),
} satisfies Meta<typeof JobDetails>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LittleTold: Story = {};

const paying = wholeJobNode().clinic && { ...wholeJobNode().clinic, paysInDays: 6 };

export const KnownToPay: Story = {
  args: { job: job({ clinic: paying as WholeJobNode['clinic'] }) },
};

export const KnownToPayInFrench: Story = { ...KnownToPay, globals: { locale: 'fr-CA' } };

export const Culture: Story = {
  args: {
    job: job({
      preferredWorkingStyle: 'collaborative',
      clinicVibe: 'family_friendly',
      teamEnvironment: 'supportive',
      workPace: 'moderate',
      idealPersonality: 'empathetic',
      patientTypes: ['pediatric', 'geriatric', 'anxious_patients'],
      specialtyFocus: ['preventive'],
      requiredLanguages: ['English', 'French', 'Punjabi'],
    }),
  },
};

export const Match: Story = { args: { job: job({ match: wholeMatch() }) } };

export const MatchInFrench: Story = { ...Match, globals: { locale: 'fr-CA' } };

export const DaysTakenTogether: Story = { args: { job: job({ series: series() }) } };

export const DaysOnTheirOwn: Story = { args: { job: job({ series: series(false) }) } };

export const InQuebec: Story = {
  args: {
    job: job({
      province: 'Quebec',
      city: 'Laval',
      frenchTitle: 'Hygiéniste dentaire pour une journée',
      frenchDescription: 'Huit patients, logiciel Tracker.',
    }),
  },
};

/** A clinic without reviews or bookings. */
export const NewClinic: Story = {
  args: {
    job: job({
      clinic: {
        ...wholeJobNode().clinic,
        __typename: 'User',
        id: '1',
        firstName: 'Maple',
        lastName: 'Dental',
        city: 'Toronto',
        province: 'Ontario',
        streetAddress: null,
        postalCode: null,
        avgRating: null,
        totalReviews: 0,
        paysInDays: null,
        reliability: null,
      },
    }),
  },
};

export const ClinicUnknown: Story = { args: { job: job({ clinic: null }) } };
