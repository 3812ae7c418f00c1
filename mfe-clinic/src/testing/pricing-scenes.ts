import { answer, type GraphAnswers } from '@tbt/web-kit/testing';
import { LaunchOfferDocument } from '../generated/graphql';

export const launchOffer = (remaining: number): GraphAnswers =>
  answer(LaunchOfferDocument, {
    promotion: { __typename: 'PromotionCheck', isValid: remaining > 0, remaining },
  });
