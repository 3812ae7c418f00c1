import { answer, type DataOf, type GraphAnswers } from '@tbt/web-kit/testing';
import { ReferralPageDocument, type ReferralPageQuery } from '../generated/graphql';

type Referral = DataOf<ReferralPageQuery>['myReferral'];

export const myReferral = (changes: Partial<Referral> = {}): GraphAnswers =>
  answer(ReferralPageDocument, {
    myReferral: {
      __typename: 'Referral',
      ...{ code: 'kx7m2wq9bt', joined: 4, completed: 2, daysGiven: 60 },
      ...changes,
    },
  });
