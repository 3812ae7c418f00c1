import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { answer, fakeViewer, inPage, pending } from '@tbt/web-kit/testing';
import { PostJobDocument, PostJobPageDocument } from '../generated/graphql';
import { postJob } from '../testing/scenes';
import { PostJobPage } from './post-job-page';

const page = { at: '/post-job', viewer: fakeViewer('clinic'), graph: postJob };

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

/** A form that was half filled before, as the tab keeps it. */
const remember = (values: Record<string, unknown>) => () => {
  sessionStorage.setItem('draft:post-job', JSON.stringify(values));
  return () => sessionStorage.clear();
};

const submit: Story['play'] = async ({ canvas, userEvent }) => {
  const [form] = await canvas.findAllByRole('form');
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button) await userEvent.click(button);
};

export const Open: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

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
  parameters: inPage({ ...page, graph: { ...postJob, ...pending(PostJobDocument) } }),
  play: submit,
};

export const Refused: Story = {
  beforeEach: remember(typed),
  parameters: inPage({
    ...page,
    graph: {
      ...postJob,
      ...answer(PostJobDocument, {
        postJob: {
          __typename: 'PostJobPayload',
          job: null,
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

export const SignedOut: Story = { parameters: inPage({ ...page, viewer: null }) };

export const ForProfessionals: Story = {
  parameters: inPage({ ...page, viewer: fakeViewer('hygienist') }),
};
