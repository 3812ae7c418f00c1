import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import { SocialAccountsDocument, type SocialAccountFieldsFragment } from '../generated/graphql';

export type AccountNode = FragmentData<SocialAccountFieldsFragment>;

export const accountNode = (overrides: Partial<AccountNode> = {}): AccountNode => ({
  __typename: 'SocialAccount',
  ...{ network: 'facebook', isAvailable: true, pageName: null },
  ...{ connectedAt: null, expiresAt: null, isExpired: false },
  ...overrides,
});

const connectedAt = '2026-11-20T15:00:00.000Z';
const expiresAt = '2027-01-19T15:00:00.000Z';

export const CONNECTED = [
  accountNode({ pageName: 'Maple Dental', connectedAt }),
  accountNode({ network: 'linkedin', pageName: 'Maple Dental', connectedAt, expiresAt }),
];
export const NOT_CONNECTED = [accountNode(), accountNode({ network: 'linkedin' })];
export const NOT_AVAILABLE = NOT_CONNECTED.map((one) => ({ ...one, isAvailable: false }));
export const ENDED = [
  accountNode({ network: 'linkedin', pageName: 'Maple Dental', expiresAt, isExpired: true }),
];

export const socialAccounts = (list: readonly AccountNode[] = CONNECTED): GraphAnswers =>
  answer(SocialAccountsDocument, { socialAccounts: [...list] });

export const SEVERAL_PAGES = {
  __typename: 'SocialPageChoice' as const,
  choice: 'sealed',
  pages: [
    { __typename: 'SocialPage' as const, id: '77', name: 'Maple Dental' },
    { __typename: 'SocialPage' as const, id: '78', name: 'Harbour Dental' },
  ],
};
