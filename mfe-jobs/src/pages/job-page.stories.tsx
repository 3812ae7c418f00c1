import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { JobPageDocument } from '../generated/graphql';
import { applicationState, series, wholeJobNode, wholeMatch } from '../testing/job-fixtures';
import { oneJob } from '../testing/scenes';
import { JobPage } from './job-page';

const page = {
  at: '/jobs/7',
  path: '/jobs/:id',
  viewer: fakeViewer('hygienist'),
  graph: oneJob(),
};

const meta = {
  title: 'Pages/Job',
  component: JobPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(page) },
} satisfies Meta<typeof JobPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

/** Every field of a posting, with a match. */
export const EverythingTold: Story = {
  parameters: inPage({
    ...page,
    graph: oneJob(
      wholeJobNode({
        isUrgent: true,
        holiday: 'Good Friday',
        paymentTerms: 'within_24_hours',
        distance: {
          __typename: 'Distance',
          km: 12.3,
          isApproximate: false,
          isFromCityCentre: true,
        },
        match: wholeMatch(),
        series: series(),
        preferredWorkingStyle: 'quiet_operator',
        clinicVibe: 'family_friendly',
        teamEnvironment: 'supportive',
        workPace: 'relaxed',
        idealPersonality: 'calm',
        patientTypes: ['pediatric', 'anxious_patients'],
        specialtyFocus: ['preventive', 'periodontal'],
        requiredLanguages: ['English', 'French'],
      }),
    ),
  }),
};

export const EverythingToldInFrench: Story = {
  ...EverythingTold,
  globals: { locale: 'fr-CA' },
};

export const InQuebec: Story = {
  parameters: inPage({
    ...page,
    graph: oneJob(
      wholeJobNode({
        city: 'Laval',
        province: 'Quebec',
        frenchTitle: 'Hygiéniste dentaire pour une journée',
        frenchDescription: 'Huit patients, logiciel Tracker.',
        series: series(false),
      }),
    ),
  }),
};

export const CounterOffer: Story = {
  parameters: inPage({
    ...page,
    graph: oneJob(
      wholeJobNode({
        myApplication: applicationState({ status: 'countered', hourlyRate: '55.00' }),
      }),
    ),
  }),
};

export const Invited: Story = {
  parameters: inPage({
    ...page,
    graph: oneJob(
      wholeJobNode({
        status: 'invited',
        myInvitation: {
          __typename: 'Invitation',
          id: '5',
          status: 'pending',
          hourlyRate: '54.00',
          expiresAt: '2027-03-01T20:00:00Z',
        },
      }),
    ),
  }),
};

export const ForClinics: Story = { parameters: inPage({ ...page, viewer: fakeViewer('clinic') }) };

export const OwnShift: Story = {
  parameters: inPage({
    ...page,
    viewer: fakeViewer('clinic'),
    graph: oneJob(wholeJobNode(), 2),
  }),
};

export const OwnShiftWithoutOffers: Story = {
  parameters: inPage({
    ...page,
    viewer: fakeViewer('clinic'),
    graph: oneJob(wholeJobNode(), 0),
  }),
};

export const NoLongerOpen: Story = {
  parameters: inPage({ ...page, graph: oneJob(wholeJobNode({ status: 'booked' })) }),
};

export const Loading: Story = { parameters: inPage({ ...page, graph: pending(JobPageDocument) }) };

export const Missing: Story = { parameters: inPage({ ...page, graph: oneJob(null) }) };

export const Failed: Story = {
  parameters: inPage({ ...page, graph: unreachable(JobPageDocument) }),
};
