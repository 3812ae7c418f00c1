import type { LegalDocument } from './legal-versions';
import type { Locale, Role } from './option-sets';
import { pathIn } from './page-address';

/** A plain address is in the language of the visitor: `lang` opens it in English for all. */
const namingLanguage = (path: string, locale?: Locale): string =>
  locale === 'en-CA' ? `${path}?lang=en-CA` : pathIn(locale ?? 'en-CA', path);

/** Parameter of links about a clinic: the clinic that a member acts for from then on. */
export const ACT_FOR = 'actFor';

/** The address, opened acting for the clinic; as it is without an id, or when it names a clinic. */
export function actingFor(path: string, clinicId: string | number | null | undefined): string {
  if (clinicId == null || path.includes(`${ACT_FOR}=`)) return path;
  const [address = '', ...section] = path.split('#');
  const link = `${address}${address.includes('?') ? '&' : '?'}${ACT_FOR}=${clinicId}`;
  return [link, ...section].join('#');
}

/** Every address of the site, so that links across micro-frontends are typed. */
export const paths = {
  home: () => '/',
  jobs: () => '/jobs',
  job: (id: string | number) => `/jobs/${id}`,
  /** The shift of an invitation, with the dialog that proposes another rate opened. */
  proposeRate: (jobId: string | number) => `/jobs/${jobId}?propose=rate`,
  postJob: (start: { from?: string; template?: string; edit?: string } = {}) => {
    const [name, id] = Object.entries(start)[0] ?? [];
    return name && id ? `/post-job?${name}=${encodeURIComponent(id)}` : '/post-job';
  },
  shifts: (tab?: 'offers' | 'bookings' | 'history' | 'reliability') =>
    tab ? `/shifts?tab=${tab}` : '/shifts',
  /** The clinic's open shift with its ranking opened. */
  shiftCandidates: (jobId: string | number) => `/shifts?shift=${jobId}`,
  booking: (bookingId: string | number) => `/shifts/${bookingId}`,
  booked: (jobId: string | number) => `/shifts/${jobId}/booked`,
  earnings: (section?: 'billing') => (section ? `/earnings#${section}` : '/earnings'),
  spending: () => '/spending',
  roster: () => '/roster',
  clinicDashboard: () => '/clinic',
  clinicTeam: () => '/clinic-team',
  clinicLocations: () => '/clinic-locations',
  refer: () => '/refer',
  /** The page of a mailed invitation; the secret follows `#`. */
  joinClinic: () => '/join-clinic',
  jobAlerts: () => '/job-alerts',
  aiMatching: () => '/ai-matching',
  /** For a shift, those of its role and province, to be invited to it. */
  browseProfessionals: (shift?: { id: string; role: Role; province: string }) =>
    shift
      ? `/browse-professionals?role=${shift.role}&province=${encodeURIComponent(shift.province)}&sort=nearest&shift=${shift.id}`
      : '/browse-professionals',
  /** Of a professional who comes for one request, which may be over. */
  emergencyCoverage: (requestId?: string | number) =>
    requestId ? `/emergency-coverage?request=${requestId}` : '/emergency-coverage',
  /** Cover for a posted shift. */
  emergencyForShift: (jobId: string | number) => `/emergency-coverage?shift=${jobId}`,
  clinicAlerts: () => '/clinic-alerts',
  clinicRegistration: (
    start: Partial<Record<'code' | 'plan' | 'ref' | 'returnTo', string | null>> = {},
  ) => {
    const query = Object.entries(start).flatMap(([name, value]) =>
      value ? [`${name}=${encodeURIComponent(value)}`] : [],
    );
    return query.length > 0 ? `/clinic-registration?${query.join('&')}` : '/clinic-registration';
  },
  pricing: () => '/pricing',
  subscription: (plan?: 'basic' | 'pro' | 'premium') =>
    plan ? `/subscription?plan=${plan}` : '/subscription',
  checkout: (plan?: 'basic' | 'pro' | 'premium') => (plan ? `/checkout?plan=${plan}` : '/checkout'),
  /** Premium by a promotional code, for a clinic that is registered. */
  claimPremium: (code: string) => `/checkout?plan=premium&code=${encodeURIComponent(code)}`,
  subscriptionSuccess: () => '/subscription-success',
  paymentTest: () => '/payment-test',
  facebookSetup: () => '/facebook-setup',
  facebookConnected: () => '/facebook-connected',
  linkedinConnected: () => '/linkedin-connected',
  adminMessages: (tab?: 'reports') => (tab ? `/admin-messages?tab=${tab}` : '/admin-messages'),
  adminFeedback: () => '/admin-feedback',
  messages: (userId?: string | number, jobId?: string | number) => {
    if (userId === undefined) return '/messages';
    return jobId === undefined
      ? `/messages?userId=${userId}`
      : `/messages?userId=${userId}&jobId=${jobId}`;
  },
  auth: (options: { tab?: 'login' | 'signup'; role?: Role; returnTo?: string } = {}) => {
    const query = [
      options.tab === 'signup' ? 'tab=signup' : '',
      options.role ? `role=${options.role}` : '',
      options.returnTo && options.returnTo !== '/'
        ? `returnTo=${encodeURIComponent(options.returnTo)}`
        : '',
    ].filter(Boolean);
    return query.length > 0 ? `/auth?${query.join('&')}` : '/auth';
  },
  /** Pages of mailed links; the secret follows `#` and stays out of server logs. */
  resetPassword: () => '/auth/reset-password',
  confirmEmail: () => '/auth/confirm-email',
  account: () => '/account',
  accountPeople: (tab?: 'hiring' | 'blocked') =>
    tab ? `/account/people?tab=${tab}` : '/account/people',
  privacy: () => '/account/privacy',
  profile: (tab?: 'photo' | 'guide' | 'verification' | 'schedule') =>
    tab ? `/profile?tab=${tab}` : '/profile',
  /** Verification, with the way back to the shift that asked for it. */
  verifyFor: (jobId: string | number) => `/profile?tab=verification&job=${jobId}`,
  workStyle: () => '/profile/work-style',
  createProfile: (role: Role) => `/profile?role=${role}`,
  adminVerification: () => '/admin-verification',
  /** `caseId` of a dispute. */
  adminMarketplace: (
    tab?: 'waivers' | 'appeals' | 'disputes' | 'reviews' | 'reports',
    caseId?: string | number,
  ) => {
    if (!tab) return '/admin-marketplace';
    const address = `/admin-marketplace?tab=${tab}`;
    return caseId === undefined ? address : `${address}&case=${caseId}`;
  },
  adminSubscriptions: (clinicId?: string | number) =>
    clinicId === undefined ? '/admin-subscriptions' : `/admin-subscriptions?clinic=${clinicId}`,
  notifications: () => '/notifications',
  mailbox: () => '/mailbox',
  unsubscribe: () => '/unsubscribe',
  /** With a shift, its clinic is asked whether to invite them to it. */
  professional: (id: string | number, shiftId?: string | null) =>
    shiftId ? `/professionals/${id}?shift=${shiftId}` : `/professionals/${id}`,
  clinic: (id: string | number) => `/clinics/${id}`,
  social: () => '/social',
  feedback: () => '/feedback',
  roadmap: () => '/roadmap',
  blog: (category?: 'clinics' | 'professionals' | 'money' | 'rules') =>
    category ? `/blog?category=${category}` : '/blog',
  blogIn: (locale: Locale) => namingLanguage('/blog', locale),
  /** @param locale - of a link from outside, which opens this language whatever the visitor's is. */
  article: (slug: string, locale?: Locale) => namingLanguage(`/blog/${slug}`, locale),
  status: () => '/status',
  blogFeed: (locale: Locale) => `/blog/rss.xml?lang=${locale}`,
  contact: (section?: 'privacy' | 'terms' | 'cookies' | 'support') =>
    section ? `/contact#${section}` : '/contact',
  legal: (document: LegalDocument, section?: string) =>
    section ? `/${document}#${section}` : `/${document}`,
} as const;

/** Browsers drop control characters from addresses: `/<tab>/elsewhere` would become `//elsewhere`. */
const SAME_SITE_PATH = /^\/(?![/\\])\P{Cc}*$/u;

/** A same-site path to return to after log-in; the home page for anything else. */
export function safeReturnPath(value: string | null | undefined): string {
  return value && SAME_SITE_PATH.test(value) ? value : '/';
}
