import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { ApplyToJobDocument, JobSearchPageDocument } from '../generated/graphql';
import { jobNode } from '../testing/fixtures';
import { jobSearch, openShifts } from '../testing/scenes';
import { JobSearchPage } from './job-search-page';

const page = { at: '/jobs', viewer: fakeViewer('hygienist'), graph: jobSearch() };

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
};

export const Full: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const SignedOut: Story = { parameters: inPage({ ...page, viewer: null }) };

/** Clinics read the list and do not apply. */
export const ForClinics: Story = { parameters: inPage({ ...page, viewer: fakeViewer('clinic') }) };

export const Loading: Story = {
  parameters: inPage({ ...page, graph: pending(JobSearchPageDocument) }),
};

export const Empty: Story = {
  parameters: inPage({ ...page, at: '/jobs?role=assistant', graph: jobSearch([]) }),
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
  parameters: inPage({ ...page, graph: { ...jobSearch(one), ...pending(ApplyToJobDocument) } }),
  play: applying,
};

export const Applied: Story = {
  parameters: inPage({
    ...page,
    graph: {
      ...jobSearch(one),
      ...answer(ApplyToJobDocument, {
        applyToJob: {
          __typename: 'ApplyToJobPayload',
          errors: [],
          application: {
            __typename: 'Application',
            id: '31',
            status: 'pending',
            job: {
              __typename: 'Job',
              id: '7',
              myApplication: { __typename: 'Application', id: '31', status: 'pending' },
            },
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
    await context.canvas.findByText('This shift is no longer open.');
  },
};
