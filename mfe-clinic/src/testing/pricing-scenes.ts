import { answer, type GraphAnswers } from '@tbt/web-kit/testing';
import { PricingPageDocument } from '../generated/graphql';

export const launchOffer = (remaining: number): GraphAnswers =>
  answer(PricingPageDocument, {
    promotion: { __typename: 'PromotionCheck', isValid: remaining > 0, remaining },
  });
