import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { postingNote } from '../../testing/scenes';
import { ConfirmPosting } from './confirm-posting';

const input = {
  title: 'Hygienist for a full day',
  role: 'hygienist',
  province: 'Ontario',
  city: 'Toronto',
  date: '2027-03-26',
  startTime: '08:00',
  endTime: '16:00',
  hourlyRate: '52.00',
};
const confirmation = {
  input,
  notes: [postingNote()],
  frenchTitleDraft: null,
  frenchDescriptionDraft: null,
};
const french = {
  ...confirmation,
  notes: [
    postingNote({
      concern: 'french_text',
      date: null,
      message: 'A posting in Quebec carries French text.',
    }),
  ],
  frenchTitleDraft: 'Hygiéniste dentaire pour une journée',
  frenchDescriptionDraft: 'Logiciel Tracker, huit patients.',
};

const meta = {
  title: 'Features/Post a job/Confirm',
  component: ConfirmPosting,
  args: { confirmation, onConfirm: () => undefined, onClose: () => undefined },
  parameters: inPage({ at: '/post-job', viewer: fakeViewer('clinic') }),
} satisfies Meta<typeof ConfirmPosting>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Holiday: Story = {};

export const Everything: Story = {
  args: {
    confirmation: {
      ...confirmation,
      notes: [
        postingNote(),
        postingNote({
          concern: 'duplicate',
          message: 'You posted a shift for the same role at that time.',
          job: {
            ...{ __typename: 'Job', id: '8', title: 'Hygienist for the morning' },
            status: 'active',
          },
        }),
        postingNote({
          concern: 'short_notice',
          message: 'The shift begins in less than 24 hours.',
        }),
        postingNote({
          concern: 'unusual_rate',
          date: null,
          message: 'The rate lies outside of what is usual in Ontario.',
        }),
        postingNote({
          concern: 'canadian_experience',
          date: null,
          message: 'Asking for Canadian experience is not allowed in Ontario postings.',
        }),
      ],
    },
  },
};

export const FrenchDraft: Story = { args: { confirmation: french } };

export const FrenchTextMissing: Story = {
  args: { confirmation: { ...french, frenchTitleDraft: null } },
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Confirm the French text and post' }),
    );
  },
};

export const French: Story = { args: { confirmation: french }, globals: { locale: 'fr-CA' } };
