import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  ComingExpiriesDocument,
  VerificationQueueDocument,
  type ReviewItemFragment,
} from '../generated/graphql';

export type ReviewNode = FragmentData<ReviewItemFragment>;

export const reviewNode = (overrides: Partial<ReviewNode> = {}): ReviewNode => ({
  __typename: 'VerificationItem',
  id: 'licence:1',
  kind: 'licence',
  submittedAt: '2026-11-01T15:00:00.000Z',
  defaultExpiry: '2027-12-31',
  alsoFiledBy: [],
  person: {
    __typename: 'User',
    id: '2',
    firstName: 'Ana',
    lastName: 'Reyes',
    email: 'ana@demo.test',
    role: 'hygienist',
    province: 'Ontario',
    city: 'Toronto',
    isVerified: false,
  },
  regulator: {
    __typename: 'Regulator',
    id: '1',
    name: 'College of Dental Hygienists of Ontario',
    registerUrl: 'https://register.example/cdho',
  },
  licence: {
    __typename: 'Licence',
    id: '1',
    revision: 1,
    province: 'Ontario',
    regulator: 'CDHO',
    licenceClass: 'General',
    number: 'CDHO-1',
    conditions: null,
    status: 'pending',
    expiresOn: null,
    reason: null,
  },
  document: {
    __typename: 'VerificationDocument',
    id: '9',
    documentType: 'license',
    documentUrl: 'data:text/plain,CDHO-1',
    mediaType: 'application/pdf',
    status: 'pending',
    expiresOn: null,
    reason: null,
  },
  ...overrides,
});

export const reviewPage = (nodes: ReviewNode[]) => ({
  edges: nodes.map((node) => ({ __typename: 'VerificationItemEdge', node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  __typename: 'VerificationItemConnection',
});

export const reviews = (
  queue: ReviewNode[] = [reviewNode()],
  expiring: ReviewNode[] = [],
): GraphAnswers => ({
  ...answer(VerificationQueueDocument, { verificationQueue: reviewPage(queue) }),
  ...answer(ComingExpiriesDocument, { comingExpiries: reviewPage(expiring) }),
});
