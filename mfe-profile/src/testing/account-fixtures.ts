import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  AccountPageDocument,
  PlanTrialDocument,
  type AccountSettingsFragment,
} from '../generated/graphql';

export type AccountNode = FragmentData<AccountSettingsFragment>;
type SessionNode = AccountNode['sessions'][number];

export const sessionNode = (overrides: Partial<SessionNode> = {}): SessionNode => ({
  __typename: 'Session',
  id: '1',
  device: 'Firefox · Linux',
  address: '203.0.113.7',
  createdAt: '2026-11-20T15:00:00.000Z',
  lastUsedAt: '2026-11-20T18:00:00.000Z',
  isCurrent: true,
  ...overrides,
});

export const accountNode = (overrides: Partial<AccountNode> = {}): AccountNode => ({
  __typename: 'User',
  id: '2',
  email: 'ana@demo.test',
  isEmailConfirmed: true,
  pendingEmail: null,
  locale: 'en-CA',
  role: 'hygienist',
  province: 'Ontario',
  subscriptionTier: null,
  subscriptionStatus: 'free',
  subscriptionEndsAt: null,
  isPromotionalUser: false,
  sessions: [
    sessionNode(),
    sessionNode({ id: '2', device: 'Safari · iOS', isCurrent: false }),
    sessionNode({ id: '3', device: null, address: null, isCurrent: false }),
  ],
  ...overrides,
});

/** A clinic whose Premium has a paid end. */
export const premiumAccount = (): AccountNode =>
  accountNode({
    role: 'clinic',
    subscriptionTier: 'premium',
    subscriptionStatus: 'cancelled',
    subscriptionEndsAt: '2099-03-01T15:00:00.000Z',
  });

/** A clinic that tries Premium and chose Basic. */
export const trialAccount = (): AccountNode =>
  accountNode({
    id: '1',
    role: 'clinic',
    subscriptionTier: 'basic',
    subscriptionStatus: 'trial',
    subscriptionEndsAt: '2099-03-01T15:00:00.000Z',
  });

export const trialOf = (cancelAtPeriodEnd = false): GraphAnswers =>
  answer(PlanTrialDocument, {
    mySubscription: {
      ...({ __typename: 'ClinicSubscription', tier: 'basic', pendingTier: null } as const),
      cancelAtPeriodEnd,
    },
  });

export const newAccount = (): AccountNode =>
  accountNode({ isEmailConfirmed: false, sessions: [sessionNode()] });

export const ownAccount = (me: AccountNode | null = accountNode()): GraphAnswers =>
  answer(AccountPageDocument, { me });
