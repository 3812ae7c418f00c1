import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { CandidateListFragmentDoc } from '../../generated/graphql';
import { candidatesNode, rankedNode } from '../../testing/matching-fixtures';
import { CandidateList } from './candidate-list';

const job = (...args: Parameters<typeof candidatesNode>) =>
  makeFragmentData(candidatesNode(...args), CandidateListFragmentDoc);

const meta = {
  title: 'Features/Candidates/List',
  component: CandidateList,
  args: { job: job() },
  parameters: inPage({ at: '/shifts', viewer: fakeViewer('clinic') }),
} satisfies Meta<typeof CandidateList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ToInvite: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

/** The shift itself says nothing about working style: told once. */
export const WithoutWorkingStyle: Story = {
  args: {
    job: makeFragmentData({ ...candidatesNode(), teamEnvironment: null }, CandidateListFragmentDoc),
  },
};

/** The invited may take it, not talk about the rate yet. */
export const BeforeItIsPublic: Story = {
  args: {
    job: makeFragmentData({ ...candidatesNode(), status: 'invited' }, CandidateListFragmentDoc),
  },
};

export const Invited: Story = {
  args: {
    job: job([
      rankedNode({ invitation: { __typename: 'Invitation', id: '9', status: 'pending' } }),
    ]),
  },
};

export const AppliedWithObstacles: Story = {
  args: {
    job: job([
      rankedNode({
        bookingObstacles: ['missing_credential', 'overlap'],
        application: { __typename: 'Application', id: '31', status: 'pending' },
      }),
    ]),
  },
};

export const CounterOfferSent: Story = {
  args: {
    job: job([
      rankedNode({ application: { __typename: 'Application', id: '31', status: 'countered' } }),
    ]),
  },
};

export const CounterOfferSentInFrench: Story = {
  ...CounterOfferSent,
  globals: { locale: 'fr-CA' },
};

export const HiddenByPlan: Story = { args: { job: job([rankedNode()], 11) } };

const far = rankedNode({ professionalId: '8', isFar: true });

export const FartherAway: Story = { args: { job: job([rankedNode(), far]) } };

export const OnlyFarAway: Story = { args: { job: job([far]) } };

export const Empty: Story = { args: { job: job([]) } };
