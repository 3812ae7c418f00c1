import type { FragmentData, GraphAnswers } from '@tbt/web-kit/testing';
import type {
  AppealItemFragment,
  PostingBlockItemFragment,
  ReviewRequestFragment,
  TypicalRateRowFragment,
  WaiverItemFragment,
} from '../generated/graphql';
import { connectionOf } from './fixtures';
import { bookingNode, cancellationNode } from './shift-fixtures';

const { clinic, professional, job } = bookingNode();

const waiver: FragmentData<WaiverItemFragment> = {
  ...bookingNode({ id: '60', status: 'cancelled_by_clinic' }),
  cancellation: {
    ...cancellationNode({
      by: 'clinic',
      reason: 'weather',
      note: 'We are closed today.',
      compensation: '195.00',
      waiverStatus: 'requested',
    }),
    waiverNote: 'All roads were closed.',
  },
};

const appeal: FragmentData<AppealItemFragment> = {
  __typename: 'ReliabilityAppeal',
  entry: {
    __typename: 'ReliabilityEntry',
    id: '81',
    reason: 'under_24h',
    points: -50,
    at: '2026-11-20T12:00:00Z',
    appealStatus: 'open',
    appealText: 'The train stood still.',
    booking: {
      __typename: 'Booking',
      id: '61',
      date: '2026-11-21',
      startTime: '08:00',
      endTime: '16:00',
      timeZone: 'America/Toronto',
      job,
      clinic,
      cancellation: cancellationNode({ reason: 'transport', note: null }),
    },
  },
  professional,
};

const review: FragmentData<ReviewRequestFragment> = {
  __typename: 'HumanReviewRequest',
  id: '95',
  text: 'Why am I never among the first?',
  createdAt: '2026-11-20T12:00:00Z',
  answer: null,
  answeredAt: null,
  user: professional,
  job: null,
};

const postingBlock: FragmentData<PostingBlockItemFragment> = {
  __typename: 'PostingBlock',
  clinicId: clinic?.id ?? '1',
  since: '2026-11-18T12:00:00Z',
  timeZone: 'America/Vancouver',
  clinic,
  invoices: [
    {
      ...({ __typename: 'Invoice', id: '91', number: 7, professionalName: 'Ana Reyes' } as const),
      ...{ total: '411.32', dueOn: '2026-11-03', daysOverdue: 15 },
    },
  ],
};

const rate: FragmentData<TypicalRateRowFragment> = {
  __typename: 'TypicalRate',
  province: 'Ontario',
  role: 'hygienist',
  median: '41.00',
  low: '24.60',
  high: '65.60',
};

/** One request of each kind, until decided. */
export function deskQueues(isEmpty = false) {
  let isDecided = isEmpty;
  const left = <Item>(item: Item): Item[] => (isDecided ? [] : [item]);
  const graph: GraphAnswers = {
    OpenWaivers: () => ({ data: { openWaivers: connectionOf('Booking', left(waiver)) } }),
    ReliabilityAppeals: () => ({ data: { reliabilityAppeals: left(appeal) } }),
    HumanReviews: () => ({ data: { humanReviewRequests: left(review) } }),
    PostingBlocks: () => ({
      data: { postingBlocks: connectionOf('PostingBlock', left({ ...postingBlock, id: '1' })) },
    }),
    AllTypicalRates: () => ({ data: { typicalRates: isEmpty ? [] : [rate] } }),
  };
  return {
    graph,
    decided: () => {
      isDecided = true;
    },
  };
}
