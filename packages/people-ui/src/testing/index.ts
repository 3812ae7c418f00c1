import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  BlockPersonDocument,
  CancelCostDocument,
  ComingBookingsDocument,
  UnblockPersonDocument,
  type PersonMenuFragment,
} from '../generated/graphql';

export { reviewActs, reviewNode, reviewsOf } from './review-fixtures';
export { AddFavouriteDocument, SetHiringInterestDocument } from '../generated/graphql';

export const relatedPerson = (
  overrides: Partial<FragmentData<PersonMenuFragment>> = {},
): FragmentData<PersonMenuFragment> => ({
  __typename: 'User',
  id: '2',
  firstName: 'Ana',
  lastName: 'Reyes',
  role: 'hygienist',
  isFavourite: false,
  isBlocked: false,
  hiringInterest: null,
  ...overrides,
});

export const blocking = (refusal?: string): GraphAnswers => {
  const payload = (id: string, isBlocked: boolean) => ({
    __typename: 'BlockPayload',
    user: refusal ? null : { __typename: 'User', id, isBlocked },
    errors: refusal
      ? [{ __typename: 'UserError', code: 'CONFLICT' as const, message: refusal, path: [] }]
      : [],
  });
  return {
    ...answer(BlockPersonDocument, ({ input }) => ({
      blockPerson: payload(String(input.userId), true),
    })),
    ...answer(UnblockPersonDocument, ({ input }) => ({
      unblockPerson: payload(String(input.userId), false),
    })),
  };
};

export const coming = (dates: readonly string[] = ['2027-03-05']): GraphAnswers =>
  answer(ComingBookingsDocument, ({ id }) => ({
    user: {
      __typename: 'User',
      id: String(id),
      comingBookings: dates.map((date) => ({
        ...{ __typename: 'Booking', id: date, date, startTime: '08:00', endTime: '16:00' },
      })),
    },
  }));

export const cancelCost = (points: { over72h?: number } = {}): GraphAnswers =>
  answer(CancelCostDocument, {
    reliabilityLadder: {
      ...{ __typename: 'ReliabilityLadder', version: 1 },
      ...{ over72h: 0, from24To72h: 10, under24h: 50, ...points },
    },
  });
