import type { RemoteRoute } from '@tbt/web-kit';

/** Every route of this micro-frontend. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/auth',
    title: 'profile.auth.title',
    description: 'profile.auth.description',
    load: async () => (await import('./pages/auth-page')).AuthPage,
  },
  {
    path: '/refer',
    title: 'profile.refer.title',
    description: 'profile.refer.lead',
    load: async () => (await import('./pages/referral-page')).ReferralPage,
  },
  {
    path: '/auth/reset-password',
    title: 'profile.reset.title',
    description: 'profile.reset.description',
    load: async () => (await import('./pages/reset-password-page')).ResetPasswordPage,
  },
  {
    path: '/auth/confirm-email',
    title: 'profile.confirm.title',
    description: 'profile.confirm.description',
    load: async () => (await import('./pages/confirm-email-page')).ConfirmEmailPage,
  },
  {
    path: '/account',
    title: 'profile.account.title',
    description: 'profile.account.description',
    load: async () => (await import('./pages/account-page')).AccountPage,
  },
  {
    path: '/admin-verification',
    title: 'profile.review.title',
    description: 'profile.review.description',
    load: async () => (await import('./pages/admin-verification-page')).AdminVerificationPage,
  },
  {
    path: '/profile',
    title: 'profile.mine.title',
    description: 'profile.mine.description',
    load: async () => (await import('./pages/profile-page')).ProfilePage,
  },
  {
    path: '/profile/work-style',
    title: 'profile.style.title',
    description: 'profile.style.lead',
    load: async () => (await import('./pages/work-style-page')).WorkStylePage,
  },
  {
    path: '/account/people',
    title: 'people.title',
    description: 'people.lead',
    load: async () => (await import('./pages/account-people-page')).AccountPeoplePage,
  },
  {
    path: '/account/privacy',
    title: 'privacy.title',
    description: 'privacy.description',
    load: async () => (await import('./pages/privacy-page')).PrivacyPage,
  },
  {
    path: '/professionals/:id',
    title: 'profile.public.professional.title',
    description: 'profile.public.professional.description',
    load: async () => (await import('./pages/professional-page')).ProfessionalPage,
  },
  {
    path: '/clinics/:id',
    title: 'profile.public.clinic.title',
    description: 'profile.public.clinic.description',
    load: async () => (await import('./pages/clinic-page')).ClinicPage,
  },
];
