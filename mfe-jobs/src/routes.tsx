import type { RemoteRoute } from '@tbt/web-kit';

/** Every route of this micro-frontend. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/jobs',
    title: 'jobs.search.title',
    description: 'jobs.search.description',
    load: async () => (await import('./pages/job-search-page')).JobSearchPage,
  },
  {
    path: '/jobs/:id',
    title: 'jobs.job.title',
    description: 'jobs.job.description',
    load: async () => (await import('./pages/job-page')).JobPage,
  },
  {
    path: '/post-job',
    title: 'jobs.post.title',
    description: 'jobs.post.description',
    load: async () => (await import('./pages/post-job-page')).PostJobPage,
  },
  {
    path: '/shifts',
    title: 'jobs.shifts.title',
    description: 'jobs.shifts.description',
    load: async () => (await import('./pages/shifts-page')).ShiftsPage,
  },
  {
    path: '/shifts/:bookingId',
    title: 'jobs.booking.title',
    description: 'jobs.booking.description',
    load: async () => (await import('./pages/booking-page')).BookingPage,
  },
  {
    path: '/shifts/:jobId/booked',
    title: 'jobs.booked.title',
    description: 'jobs.booked.description',
    load: async () => (await import('./pages/booked-page')).BookedPage,
  },
  {
    path: '/earnings',
    title: 'jobs.earnings.title',
    description: 'jobs.earnings.description',
    load: async () => (await import('./pages/earnings-page')).EarningsPage,
  },
  {
    path: '/spending',
    title: 'jobs.spending.title',
    description: 'jobs.spending.description',
    load: async () => (await import('./pages/spending-page')).SpendingPage,
  },
  {
    path: '/roster',
    title: 'jobs.roster.title',
    description: 'jobs.roster.description',
    load: async () => (await import('./pages/roster-page')).RosterPage,
  },
  {
    path: '/admin-marketplace',
    title: 'jobs.desk.title',
    description: 'jobs.desk.description',
    load: async () => (await import('./pages/admin-marketplace-page')).AdminMarketplacePage,
  },
  {
    path: '/job-alerts',
    title: 'jobs.alerts.title',
    description: 'jobs.alerts.description',
    load: async () => (await import('./pages/job-alerts-page')).JobAlertsPage,
  },
  {
    path: '/ai-matching',
    title: 'jobs.matching.title',
    description: 'jobs.matching.description',
    load: async () => (await import('./pages/ai-matching-page')).AiMatchingPage,
  },
];
