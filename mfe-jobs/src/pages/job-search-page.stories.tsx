import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { answer, fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { ApplyToJobDocument, JobSearchPageDocument } from '../generated/graphql';
import { jobNode } from '../testing/fixtures';
import { applicationState } from '../testing/job-fixtures';
import { credentialGaps, jobSearch, openShifts } from '../testing/scenes';
import { JobSearchPage } from './job-search-page';

const page = {
  at: '/jobs',
  viewer: fakeViewer('hygienist'),
  graph: { ...jobSearch(), ...credentialGaps(null) },
};

const meta = {
  title: 'Pages/Find jobs',
  component: JobSearchPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(page) },
} satisfies Meta<typeof JobSearchPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const one = [jobNode()];
const applying: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Apply Now' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send application' }));
};

export const Full: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const SignedOut: Story = { parameters: inPage({ ...page, viewer: null }) };

/** Clinics cannot apply. */
export const ForClinics: Story = { parameters: inPage({ ...page, viewer: fakeViewer('clinic') }) };

export const Loading: Story = {
  parameters: inPage({ ...page, graph: pending(JobSearchPageDocument) }),
};

export const Empty: Story = {
  parameters: inPage({ ...page, at: '/jobs?role=assistant', graph: jobSearch([]) }),
};

/** All filters, with distances from a postal code. */
export const EveryFilter: Story = {
  parameters: inPage({
    ...page,
    at: '/jobs?province=Ontario&role=hygienist&schedule=full-day&city=Toronto&postalCode=M5H+1A1&maxDistance=25&dateFrom=2027-03-01&dateTo=2027-03-31&minRate=45.00&sort=nearest',
  }),
};

/** No origin for distances. */
export const PlaceUnknown: Story = {
  parameters: inPage({ ...page, viewer: null, at: '/jobs?maxDistance=10' }),
};

export const UnknownFilter: Story = {
  parameters: inPage({ ...page, at: '/jobs?role=pilot', graph: jobSearch(one) }),
};

export const Failed: Story = {
  parameters: inPage({ ...page, graph: unreachable(JobSearchPageDocument) }),
};

export const MoreToLoad: Story = {
  parameters: inPage({ ...page, graph: jobSearch(openShifts, true) }),
};

export const LongTexts: Story = {
  parameters: inPage({
    ...page,
    graph: jobSearch([
      jobNode({
        title: 'Registered dental hygienist for a family practice with paediatric afternoons',
        city: 'Saint-Louis-du-Ha! Ha!-sur-la-Rivière',
        province: 'Quebec',
        hourlyRate: '112.75',
        description: 'Bring your own loupes; scrubs are provided in every size. '.repeat(12),
      }),
    ]),
  }),
};

export const Applying: Story = {
  parameters: inPage({
    ...page,
    graph: { ...page.graph, ...jobSearch(one), ...pending(ApplyToJobDocument) },
  }),
  play: applying,
};

export const Applied: Story = {
  parameters: inPage({
    ...page,
    graph: {
      ...page.graph,
      ...jobSearch(one),
      ...answer(ApplyToJobDocument, {
        applyToJob: {
          __typename: 'ApplyToJobPayload',
          errors: [],
          application: {
            ...applicationState(),
            job: { __typename: 'Job', id: '7', myApplication: applicationState() },
          },
        },
      }),
    },
  }),
  play: async (context) => {
    await applying(context);
    await context.canvas.findByText('Your application: Pending');
  },
};

export const Refused: Story = {
  parameters: inPage({
    ...page,
    graph: {
      ...page.graph,
      ...jobSearch(one),
      ...answer(ApplyToJobDocument, {
        applyToJob: {
          __typename: 'ApplyToJobPayload',
          application: null,
          errors: [
            {
              __typename: 'UserError',
              code: 'CONFLICT',
              message: 'This shift is no longer open.',
              path: [],
              reasons: [],
            },
          ],
        },
      }),
    },
  }),
  play: async (context) => {
    await applying(context);
    await screen.findByText('This shift is no longer open.');
  },
};
