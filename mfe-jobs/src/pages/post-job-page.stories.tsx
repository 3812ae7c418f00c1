import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
import { answer, fakeViewer, inPage, pending } from '@tbt/web-kit/testing';
import { EditJobDocument, PostJobDocument, PostJobPageDocument } from '../generated/graphql';
import { postingSource } from '../testing/posting-fixtures';
import { offeredShifts, postingCheck, postingNote, postJobPage } from '../testing/scenes';
import { PostJobPage } from './post-job-page';

const page = { at: '/post-job', viewer: fakeViewer('clinic'), graph: postJobPage() };

const meta = {
  title: 'Pages/Post a job',
  component: PostJobPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(page) },
} satisfies Meta<typeof PostJobPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const typed = {
  title: 'Hygienist for a full day',
  role: 'hygienist',
  province: 'Ontario',
  city: 'Toronto',
  date: '2027-03-05',
  startTime: '08:00',
  endTime: '16:00',
  hourlyRate: '52.00',
  description: 'Tracker, eight patients.',
};

/** A draft in this tab's storage. */
const remember = (values: Record<string, unknown>) => () => {
  sessionStorage.setItem('draft:post-job:1', JSON.stringify(values));
  return () => sessionStorage.clear();
};

const submit: Story['play'] = async ({ canvas, userEvent }) => {
  const [form] = await canvas.findAllByRole('form');
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button) await userEvent.click(button);
};

export const Open: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

const basic = {
  ...page.viewer,
  subscriptionTier: 'basic' as const,
  subscriptionStatus: 'active' as const,
  subscriptionEndsAt: null,
};

export const LimitMet: Story = {
  parameters: inPage({
    ...{ ...page, viewer: basic },
    graph: postJobPage({ offered: offeredShifts(5) }),
  }),
};

export const Filled: Story = { beforeEach: remember(typed) };

export const Loading: Story = {
  parameters: inPage({ ...page, graph: pending(PostJobPageDocument) }),
};

export const Invalid: Story = {
  beforeEach: remember({ ...typed, title: '', city: '', hourlyRate: '4' }),
  play: async (context) => {
    await submit(context);
    await waitFor(() => expect(document.querySelector('[aria-invalid=true]')).not.toBeNull());
  },
};

export const InvalidInFrench: Story = { ...Invalid, globals: { locale: 'fr-CA' } };

export const Sending: Story = {
  beforeEach: remember(typed),
  parameters: inPage({ ...page, graph: { ...page.graph, ...pending(PostJobDocument) } }),
  play: submit,
};

export const Refused: Story = {
  beforeEach: remember(typed),
  parameters: inPage({
    ...page,
    graph: {
      ...page.graph,
      ...answer(PostJobDocument, {
        postJob: {
          __typename: 'PostJobPayload',
          job: null,
          jobs: null,
          errors: [
            {
              __typename: 'UserError',
              code: 'VALIDATION_FAILED',
              message: 'The shift begins in the past.',
              path: ['date'],
              reasons: [],
            },
          ],
        },
      }),
    },
  }),
  play: async (context) => {
    await submit(context);
    await context.canvas.findAllByText(/The shift begins in the past/);
  },
};

/** With warnings to confirm. */
export const ToConfirm: Story = {
  beforeEach: remember(typed),
  parameters: inPage({
    ...page,
    graph: { ...page.graph, ...postingCheck({ notes: [postingNote()] }) },
  }),
  play: async (context) => {
    await submit(context);
    await screen.findByRole('dialog', { name: 'Before you post' });
  },
};

export const FromTemplate: Story = {
  parameters: inPage({ ...page, at: '/post-job?template=4' }),
};

export const PostedAgain: Story = { parameters: inPage({ ...page, at: '/post-job?from=7' }) };

const edit = { ...page, at: '/post-job?edit=7' };

export const Edit: Story = { parameters: inPage(edit) };

export const EditInFrench: Story = { ...Edit, globals: { locale: 'fr-CA' } };

/** A concurrent edit of the shift. */
export const EditStale: Story = {
  parameters: inPage({
    ...edit,
    graph: {
      ...edit.graph,
      ...answer(EditJobDocument, {
        editJob: {
          __typename: 'EditJobPayload',
          job: null,
          errors: [
            {
              __typename: 'UserError',
              code: 'CONFLICT',
              message: 'This shift has changed in the meantime.',
              path: [],
              reasons: ['stale'],
            },
          ],
        },
      }),
    },
  }),
  play: async (context) => {
    await context.userEvent.type(await context.canvas.findByLabelText(/^City/), ' West');
    await submit(context);
    await context.canvas.findByText(/Save again/);
  },
};

export const EditTooLate: Story = {
  parameters: inPage({ ...edit, graph: postJobPage({ job: postingSource({ status: 'booked' }) }) }),
};

export const EditMissing: Story = {
  parameters: inPage({ ...edit, graph: postJobPage({ job: null }) }),
};

export const SignedOut: Story = { parameters: inPage({ ...page, viewer: null }) };

export const ForProfessionals: Story = {
  parameters: inPage({ ...page, viewer: fakeViewer('hygienist') }),
};

export const ForAMemberWhoReads: Story = {
  parameters: inPage({
    at: '/post-job',
    viewer: fakeViewer('clinic', {
      clinics: [{ clinicId: 1, name: 'Maple Dental', role: 'viewer', isActing: true }],
    }),
    graph: postJobPage(),
  }),
};
