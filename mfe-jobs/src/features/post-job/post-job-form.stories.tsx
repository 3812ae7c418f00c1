import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { PostJobDefaultsFragmentDoc } from '../../generated/graphql';
import { PostJobForm } from './post-job-form';

const clinic = makeFragmentData(
  { id: '1', province: 'Ontario', city: 'Toronto' },
  PostJobDefaultsFragmentDoc,
);

const meta = {
  title: 'Features/Post a job/Form',
  component: PostJobForm,
  args: { clinic },
  parameters: inPage({ at: '/post-job', viewer: fakeViewer('clinic') }),
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof PostJobForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithThePlaceOfTheClinic: Story = {};

/** The clinic's own place could not be read. */
export const WithoutPlace: Story = { args: { clinic: null } };

export const AskingToLeave: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Job title/i), 'Hygienist');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
