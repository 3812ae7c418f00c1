import type { Account } from '../site';

export const STATES = ['full', 'loading', 'empty', 'error'] as const;
export type State = (typeof STATES)[number];

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly as?: Account;
  /** Screens without data have the full state only. */
  readonly states: readonly State[];
}

const ONLY_FULL = ['full'] as const;
const WITHOUT_EMPTY = ['full', 'loading', 'error'] as const;

/** Screens by path and account. Ids replace `:job`, `:clinic` and `:hygienist`. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', states: ONLY_FULL },
  { name: 'home-hygienist', path: '/', as: 'hygienist', states: ONLY_FULL },
  { name: 'home-clinic', path: '/', as: 'clinic', states: ONLY_FULL },
  { name: 'auth', path: '/auth', states: ONLY_FULL },
  { name: 'blog', path: '/blog', states: ONLY_FULL },
  { name: 'article', path: '/blog/empty-chair', states: ONLY_FULL },
  { name: 'jobs', path: '/jobs', states: STATES },
  { name: 'jobs-hygienist', path: '/jobs', as: 'hygienist', states: STATES },
  { name: 'job', path: '/jobs/:job', as: 'hygienist', states: WITHOUT_EMPTY },
  { name: 'post-job-visitor', path: '/post-job', states: ONLY_FULL },
  // Without the clinic's place the form still works: no error state.
  { name: 'post-job', path: '/post-job', as: 'clinic', states: ['full', 'loading'] },
  { name: 'shifts-visitor', path: '/shifts', states: ONLY_FULL },
  { name: 'shifts-clinic', path: '/shifts', as: 'clinic', states: STATES },
  { name: 'shifts-clinic-bookings', path: '/shifts?tab=bookings', as: 'clinic', states: STATES },
  { name: 'shifts-clinic-history', path: '/shifts?tab=history', as: 'clinic', states: STATES },
  { name: 'shifts-clinic-month', path: '/shifts?view=month', as: 'clinic', states: STATES },
  { name: 'shifts-hygienist', path: '/shifts', as: 'hygienist', states: STATES },
  {
    name: 'shifts-hygienist-bookings',
    path: '/shifts?tab=bookings',
    as: 'hygienist',
    states: STATES,
  },
  {
    name: 'shifts-hygienist-history',
    path: '/shifts?tab=history',
    as: 'hygienist',
    states: STATES,
  },
  {
    name: 'shifts-hygienist-reliability',
    path: '/shifts?tab=reliability',
    as: 'hygienist',
    states: WITHOUT_EMPTY,
  },
  { name: 'shifts-hygienist-week', path: '/shifts?view=week', as: 'hygienist', states: STATES },
  { name: 'clinic-dashboard', path: '/clinic', as: 'clinic', states: WITHOUT_EMPTY },
  { name: 'matching-visitor', path: '/ai-matching', states: ONLY_FULL },
  { name: 'matching-hygienist', path: '/ai-matching', as: 'hygienist', states: STATES },
  { name: 'matching-clinic', path: '/ai-matching', as: 'clinic', states: STATES },
  { name: 'desk-visitor', path: '/admin-marketplace', states: ONLY_FULL },
  { name: 'desk', path: '/admin-marketplace', as: 'admin', states: STATES },
  { name: 'plan-desk', path: '/admin-subscriptions', as: 'admin', states: WITHOUT_EMPTY },
  { name: 'people-visitor', path: '/account/people', states: ONLY_FULL },
  { name: 'people-clinic', path: '/account/people', as: 'clinic', states: STATES },
  { name: 'people-hygienist', path: '/account/people', as: 'hygienist', states: STATES },
  { name: 'messages-visitor', path: '/messages', states: ONLY_FULL },
  { name: 'messages', path: '/messages', as: 'hygienist', states: STATES },
  { name: 'chat', path: '/messages?userId=:clinic', as: 'hygienist', states: STATES },
  { name: 'profile-visitor', path: '/profile', states: ONLY_FULL },
  { name: 'profile-hygienist', path: '/profile', as: 'hygienist', states: WITHOUT_EMPTY },
  { name: 'profile-clinic', path: '/profile', as: 'clinic', states: WITHOUT_EMPTY },
  { name: 'professionals', path: '/browse-professionals', as: 'clinic', states: STATES },
  { name: 'professionals-visitor', path: '/browse-professionals', states: STATES },
  { name: 'pricing', path: '/pricing', states: ONLY_FULL },
  { name: 'pricing-clinic', path: '/pricing', as: 'clinic', states: ONLY_FULL },
  { name: 'subscription', path: '/subscription', as: 'clinic', states: WITHOUT_EMPTY },
  { name: 'subscription-visitor', path: '/subscription', states: ONLY_FULL },
  { name: 'social-visitor', path: '/social', states: ONLY_FULL },
  { name: 'social-clinic', path: '/social', as: 'clinic', states: STATES },
  { name: 'social-hygienist', path: '/social', as: 'hygienist', states: ONLY_FULL },
  { name: 'not-found', path: '/nothing-here', states: ONLY_FULL },
];
