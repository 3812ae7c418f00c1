import type { RemoteRoute } from '@tbt/web-kit';
import { LaunchOfferDocument } from './generated/graphql';

export const routes: readonly RemoteRoute[] = [
  {
    path: '/clinic',
    title: 'clinic.day.title',
    description: 'clinic.day.description',
    load: async () => (await import('./pages/clinic-dashboard-page')).ClinicDashboardPage,
  },
  {
    path: '/clinic-team',
    title: 'clinic.team.title',
    description: 'clinic.team.lead',
    load: async () => (await import('./pages/clinic-team-page')).ClinicTeamPage,
  },
  {
    path: '/clinic-locations',
    title: 'clinic.locations.title',
    description: 'clinic.locations.lead',
    load: async () => (await import('./pages/clinic-locations-page')).ClinicLocationsPage,
  },
  {
    path: '/facebook-setup',
    title: 'clinic.social.title',
    description: 'clinic.social.lead',
    load: async () => (await import('./pages/facebook-setup-page')).FacebookSetupPage,
  },
  {
    path: '/facebook-connected',
    title: 'clinic.social.facebookConnected',
    load: async () => (await import('./pages/facebook-connected-page')).FacebookConnectedPage,
  },
  {
    path: '/linkedin-connected',
    title: 'clinic.social.linkedinConnected',
    load: async () => (await import('./pages/linkedin-connected-page')).LinkedinConnectedPage,
  },
  {
    path: '/join-clinic',
    title: 'clinic.join.title',
    load: async () => (await import('./pages/join-clinic-page')).JoinClinicPage,
  },
  {
    path: '/browse-professionals',
    title: 'clinic.browse.title',
    description: 'clinic.browse.description',
    answers: [LaunchOfferDocument],
    load: async () => (await import('./pages/browse-professionals-page')).BrowseProfessionalsPage,
  },
  {
    path: '/clinic-alerts',
    title: 'clinic.alerts.heading',
    description: 'clinic.alerts.description',
    load: async () => (await import('./pages/clinic-alerts-page')).ClinicAlertsPage,
  },
  {
    path: '/emergency-coverage',
    title: 'clinic.emergency.heading',
    description: 'clinic.emergency.description',
    load: async () => (await import('./pages/emergency-coverage-page')).EmergencyCoveragePage,
  },
  {
    path: '/pricing',
    title: 'clinic.pricing.title',
    answers: [LaunchOfferDocument],
    load: async () => (await import('./pages/pricing-page')).PricingPage,
  },
  {
    path: '/subscription',
    title: 'clinic.sub.title',
    load: async () => (await import('./pages/subscription-page')).SubscriptionPage,
  },
  {
    path: '/checkout',
    title: 'clinic.checkout.title',
    load: async () => (await import('./pages/checkout-page')).CheckoutPage,
  },
  {
    path: '/subscription-success',
    title: 'clinic.success.heading',
    load: async () => (await import('./pages/subscription-success-page')).SubscriptionSuccessPage,
  },
  {
    path: '/payment-test',
    title: 'clinic.test.title',
    load: async () => (await import('./pages/payment-test-page')).PaymentTestPage,
  },
  {
    path: '/admin-subscriptions',
    title: 'clinic.desk.title',
    description: 'clinic.desk.lead',
    load: async () => (await import('./pages/admin-subscriptions-page')).AdminSubscriptionsPage,
  },
  {
    path: '/clinic-registration',
    title: 'clinic.register.title',
    description: 'clinic.register.lead',
    load: async () => (await import('./pages/clinic-registration-page')).ClinicRegistrationPage,
  },
];
