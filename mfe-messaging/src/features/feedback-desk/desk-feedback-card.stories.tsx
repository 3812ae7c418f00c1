import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { DeskFeedbackFragmentDoc } from '../../generated/graphql';
import { deskFeedback, deskFeedbackList, feedbackDesk } from '../../testing/feedback-fixtures';
import { DeskFeedbackCard } from './desk-feedback-card';

const of = (node = deskFeedback()) => makeFragmentData(node, DeskFeedbackFragmentDoc);
const [, anonymous] = deskFeedbackList();

const meta = {
  title: 'Features/Feedback desk/Feedback',
  component: DeskFeedbackCard,
  args: { item: of() },
  parameters: inPage({
    at: '/admin-feedback',
    viewer: fakeViewer('clinic', { isAdmin: true }),
    graph: feedbackDesk(),
  }),
} satisfies Meta<typeof DeskFeedbackCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const New: Story = {};

export const Anonymous: Story = { args: { item: of(anonymous) } };

export const OnTheRoadmap: Story = {
  args: {
    item: of(
      deskFeedback({
        status: 'answered',
        adminResponse: 'Your schedule has such an address now.',
        roadmap: {
          ...{ __typename: 'RoadmapItem', id: '12', stage: 'done' },
          titleEn: 'Shifts in your own calendar',
          titleFr: 'Les quarts dans votre propre calendrier',
        },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Roadmap' }));
    await canvas.findByRole('button', { name: 'Take off the roadmap' });
  },
};

export const IncompleteEntry: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Roadmap' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish on the roadmap' }));
  },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
