import { answer, type DataOf, type GraphAnswers } from '@tbt/web-kit/testing';
import { ToFinishDocument, type ToFinishQuery } from '../generated/graphql';

type Node = NonNullable<DataOf<ToFinishQuery>['me']>;

const gap = {
  __typename: 'CredentialGap',
  code: 'licence_missing' as const,
  message: 'Add your Ontario licence.',
};

/** Answers of open steps; by default of a new hygienist. */
export const toFinish = (overrides: Partial<Node> = {}): GraphAnswers =>
  answer(ToFinishDocument, {
    me: {
      __typename: 'User',
      id: '2',
      role: 'hygienist',
      province: 'Ontario',
      email: 'ana@reyes.ca',
      isEmailConfirmed: true,
      credentialGaps: [gap],
      officePack: null,
      ...overrides,
    },
  });
