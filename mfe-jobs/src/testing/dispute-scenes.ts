import type { FragmentData, GraphAnswers } from '@tbt/web-kit/testing';
import type { DeskDisputeFragment, DisputeCaseFragment } from '../generated/graphql';
import { connectionOf } from './fixtures';
import { bookingNode } from './shift-fixtures';

export type DisputeNode = FragmentData<DisputeCaseFragment>;
export type DeskDisputeNode = FragmentData<DeskDisputeFragment> & DisputeNode;

const RULING = {
  __typename: 'DisputeRuling',
  outcome: 'between',
  text: 'The records of both sides fit a shift until half past four.',
  at: '2027-03-09T15:00:00Z',
  isAppeal: false,
  minutes: 480,
  isDeductionLifted: null,
  isPaid: null,
} as const satisfies DisputeNode['rulings'][number];

export const disputeNode = (overrides: Partial<DisputeNode> = {}): DisputeNode => ({
  __typename: 'Dispute',
  id: '41',
  reason: 'hours',
  status: 'open',
  openedBy: 'temp',
  statement: 'I stayed until five.\nThe last patient came at four.',
  createdAt: '2027-03-06T14:00:00Z',
  answerUntil: '2027-03-09T14:00:00Z',
  answer: null,
  answeredAt: null,
  appealedBy: null,
  appealStatement: null,
  appealedAt: null,
  appealUntil: null,
  closedAt: null,
  actions: [],
  rulings: [],
  evidence: [
    {
      __typename: 'DisputeEvidence',
      id: '51',
      side: 'temp',
      fileName: 'timesheet.pdf',
      mediaType: 'application/pdf',
      url: '/files/sealed',
      createdAt: '2027-03-06T14:00:00Z',
    },
  ],
  ...overrides,
});

const ANSWER = { answer: 'Our records say four.', answeredAt: '2027-03-07T14:00:00Z' };

export const answeredDispute = (overrides: Partial<DisputeNode> = {}) =>
  disputeNode({ status: 'answered', ...ANSWER, ...overrides });

export const ruledDispute = (overrides: Partial<DisputeNode> = {}) =>
  answeredDispute({
    ...{ status: 'ruled', rulings: [RULING], appealUntil: '2027-03-16T15:00:00Z' },
    ...overrides,
  });

export const closedDispute = (): DisputeNode =>
  ruledDispute({
    ...{ status: 'closed', appealUntil: null, closedAt: '2027-03-12T15:00:00Z' },
    ...{ appealedBy: 'clinic', appealStatement: 'The door log says four.' },
    appealedAt: '2027-03-10T15:00:00Z',
    rulings: [
      RULING,
      {
        ...{ ...RULING, isAppeal: true, outcome: 'for_clinic', at: '2027-03-12T15:00:00Z' },
        ...{ text: 'The log is clear.', minutes: 450 },
      },
    ],
  });

export const deskDispute = (overrides: Partial<DeskDisputeNode> = {}): DeskDisputeNode => ({
  ...answeredDispute({ actions: ['rule'] }),
  booking: bookingNode({ status: 'disputed' }),
  rulingObstacle: null,
  possibleEffects: ['hours'],
  ...overrides,
});

export const disputeQueue = (
  cases: readonly DeskDisputeNode[] = [deskDispute()],
): GraphAnswers => ({
  Disputes: () => ({ data: { disputes: connectionOf('Dispute', [...cases]) } }),
  DisputeCase: ({ id }) => ({
    data: { dispute: cases.find((dispute) => dispute.id === id) ?? null },
  }),
});
