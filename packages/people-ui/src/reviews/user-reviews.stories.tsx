import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { fakeViewer, inPage, pending, unreachable, type GraphAnswers } from '@tbt/web-kit/testing';
import { UserReviewsDocument } from '../generated/graphql';
import { reviewActs, reviewNode, reviewsOf } from '../testing';
import { UserReviews } from './user-reviews';

const viewer = fakeViewer('hygienist');
const several = [
  reviewNode({ actions: ['reply', 'report'] }),
  reviewNode({
    ...{ id: '72', rating: 4, comment: null, reply: 'Thank you, I liked the team.' },
    repliedAt: '2027-03-08T15:00:00.000Z',
  }),
  reviewNode({ id: '73', rating: 2, author: null, comment: 'Left early.', actions: ['report'] }),
];
const page = (graph: GraphAnswers) => inPage({ at: '/professionals/2', viewer, graph });

const meta = {
  title: 'Features/Reviews/Of a user',
  component: UserReviews,
  args: { userId: '2' },
  parameters: page({ ...reviewsOf(several, { hasMore: true }), ...reviewActs() }),
} satisfies Meta<typeof UserReviews>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { parameters: page(reviewsOf([])) };

export const Loading: Story = { parameters: page(pending(UserReviewsDocument)) };

export const Failed: Story = { parameters: page(unreachable(UserReviewsDocument)) };

/** Opens a dialog, which is rendered in a portal. */
const press = (name: RegExp): Story['play'] =>
  async function pressButton({ canvas, canvasElement, userEvent }) {
    const [button] = await canvas.findAllByRole('button', { name });
    if (button) await userEvent.click(button);
    await within(canvasElement.ownerDocument.body).findByRole('dialog');
  };

export const Replying: Story = { play: press(/^Reply$/) };

export const Reporting: Story = { play: press(/^Report$/) };

export const French: Story = { globals: { locale: 'fr-CA' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
