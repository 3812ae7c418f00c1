/** Pages whose speed is told apart, with their addresses; the others are counted together. */
export const MEASURED_PAGES = {
  home: '/',
  jobs: '/jobs',
  job: '/jobs/:id',
  browseProfessionals: '/browse-professionals',
  professional: '/professionals/:id',
  clinic: '/clinics/:id',
  auth: '/auth',
  clinicRegistration: '/clinic-registration',
  pricing: '/pricing',
  contact: '/contact',
  blog: '/blog',
  article: '/blog/:id',
  profile: '/profile',
  shifts: '/shifts',
  postJob: '/post-job',
  messages: '/messages',
  clinicDashboard: '/clinic',
  other: null,
} as const;

export type MeasuredPage = keyof typeof MEASURED_PAGES;

export const MEASURED_PAGE_KEYS = Object.keys(MEASURED_PAGES) as [MeasuredPage, ...MeasuredPage[]];

export const WEB_VITALS = ['lcp', 'inp', 'cls', 'ttfb'] as const;
export type WebVital = (typeof WEB_VITALS)[number];

/** Good and poor by https://web.dev/articles/vitals: milliseconds, of `cls` thousandths. */
export const WEB_VITAL_BOUNDS: Readonly<Record<WebVital, { good: number; poor: number }>> = {
  lcp: { good: 2500, poor: 4000 },
  inp: { good: 200, poor: 500 },
  cls: { good: 100, poor: 250 },
  ttfb: { good: 800, poor: 1800 },
};
