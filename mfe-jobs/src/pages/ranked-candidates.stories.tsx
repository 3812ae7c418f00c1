import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { ShiftCandidatesDocument } from '../generated/graphql';
import { rankedInvited, rankedToInvite, shiftRanking } from '../testing/matching-scenes';
import { RankedCandidates } from './ranked-candidates';

const answered = (graph = shiftRanking()) => ({
  parameters: inPage({ at: '/shifts', viewer: fakeViewer('clinic'), graph }),
});

const meta = {
  title: 'Pages/My shifts/Ranking',
  component: RankedCandidates,
  args: { jobId: '7', isOpen: true, onOpenChange: () => undefined },
  ...answered(),
} satisfies Meta<typeof RankedCandidates>;

export default meta;

type Story = StoryObj<typeof meta>;

export const HiddenByPlan: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const Closed: Story = { args: { isOpen: false } };

export const EveryCandidate: Story = answered(shiftRanking(rankedToInvite, 0));

export const MoreThanShown: Story = answered(shiftRanking(rankedToInvite, 0, true));

export const Invited: Story = answered(shiftRanking(rankedInvited, 0));

export const Loading: Story = answered(pending(ShiftCandidatesDocument));

export const WithoutCandidates: Story = answered(shiftRanking([], 0));

export const Failed: Story = answered(unreachable(ShiftCandidatesDocument));

export const Gone: Story = answered(answer(ShiftCandidatesDocument, { job: null }));
