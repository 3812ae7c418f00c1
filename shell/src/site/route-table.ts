import { paths } from '@tbt/contracts';

/** Renders a route: the shell, or a remote. */
export type RouteOwner = 'shell' | 'mfe-jobs' | 'mfe-profile' | 'mfe-messaging' | 'mfe-clinic';
export type RemoteName = Exclude<RouteOwner, 'shell'>;

export interface SiteRoute {
  /** Names the route's texts: `shell.route.<key>.title`. */
  key: RouteKey;
  path: string;
  owner: RouteOwner;
  /** Related routes; set while this one has no page. */
  seeAlso?: readonly RouteKey[];
  isPrivate?: boolean;
}

export type RouteKey =
  | 'home'
  | 'jobs'
  | 'job'
  | 'postJob'
  | 'shifts'
  | 'booked'
  | 'booking'
  | 'browseProfessionals'
  | 'messages'
  | 'notifications'
  | 'mailbox'
  | 'unsubscribe'
  | 'profile'
  | 'privacy'
  | 'accountPeople'
  | 'workStyle'
  | 'professional'
  | 'clinic'
  | 'auth'
  | 'resetPassword'
  | 'confirmEmail'
  | 'account'
  | 'jobAlerts'
  | 'aiMatching'
  | 'emergencyCoverage'
  | 'clinicAlerts'
  | 'clinicRegistration'
  | 'pricing'
  | 'subscription'
  | 'checkout'
  | 'subscriptionSuccess'
  | 'paymentTest'
  | 'social'
  | 'feedback'
  | 'roadmap'
  | 'blog'
  | 'article'
  | 'status'
  | 'contact'
  | 'legalPrivacy'
  | 'legalTerms'
  | 'legalCookies'
  | 'legalAccessibility'
  | 'legalCredits'
  | 'facebookSetup'
  | 'facebookConnected'
  | 'linkedinConnected'
  | 'earnings'
  | 'spending'
  | 'roster'
  | 'clinicDashboard'
  | 'clinicTeam'
  | 'clinicLocations'
  | 'refer'
  | 'joinClinic'
  | 'adminVerification'
  | 'adminMarketplace'
  | 'adminSubscriptions'
  | 'adminMessages'
  | 'adminFeedback';

const PLACEHOLDER = ':id';

/** Every route of the site; other addresses are 404. */
export const ROUTES: readonly SiteRoute[] = [
  { key: 'home', path: paths.home(), owner: 'shell' },
  { key: 'jobs', path: paths.jobs(), owner: 'mfe-jobs' },
  { key: 'job', path: paths.job(PLACEHOLDER), owner: 'mfe-jobs' },
  { key: 'postJob', path: paths.postJob(), owner: 'mfe-jobs' },
  { key: 'shifts', path: paths.shifts(), owner: 'mfe-jobs', isPrivate: true },
  { key: 'booking', path: paths.booking(PLACEHOLDER), owner: 'mfe-jobs', isPrivate: true },
  { key: 'booked', path: paths.booked(PLACEHOLDER), owner: 'mfe-jobs', isPrivate: true },
  { key: 'earnings', path: paths.earnings(), owner: 'mfe-jobs', isPrivate: true },
  { key: 'spending', path: paths.spending(), owner: 'mfe-jobs', isPrivate: true },
  { key: 'roster', path: paths.roster(), owner: 'mfe-jobs', isPrivate: true },
  {
    key: 'clinicDashboard',
    path: paths.clinicDashboard(),
    owner: 'mfe-clinic',
    isPrivate: true,
  },
  { key: 'clinicTeam', path: paths.clinicTeam(), owner: 'mfe-clinic', isPrivate: true },
  { key: 'refer', path: paths.refer(), owner: 'mfe-profile', isPrivate: true },
  { key: 'clinicLocations', path: paths.clinicLocations(), owner: 'mfe-clinic', isPrivate: true },
  { key: 'joinClinic', path: paths.joinClinic(), owner: 'mfe-clinic', isPrivate: true },
  { key: 'browseProfessionals', path: paths.browseProfessionals(), owner: 'mfe-clinic' },
  { key: 'messages', path: paths.messages(), owner: 'mfe-messaging', isPrivate: true },
  { key: 'notifications', path: paths.notifications(), owner: 'mfe-messaging', isPrivate: true },
  { key: 'mailbox', path: paths.mailbox(), owner: 'mfe-messaging', isPrivate: true },
  { key: 'unsubscribe', path: paths.unsubscribe(), owner: 'mfe-messaging', isPrivate: true },
  { key: 'profile', path: paths.profile(), owner: 'mfe-profile', isPrivate: true },
  { key: 'privacy', path: paths.privacy(), owner: 'mfe-profile', isPrivate: true },
  {
    key: 'accountPeople',
    path: paths.accountPeople(),
    owner: 'mfe-profile',
    isPrivate: true,
  },
  { key: 'professional', path: paths.professional(PLACEHOLDER), owner: 'mfe-profile' },
  { key: 'clinic', path: paths.clinic(PLACEHOLDER), owner: 'mfe-profile' },
  { key: 'auth', path: paths.auth(), owner: 'mfe-profile' },
  {
    key: 'resetPassword',
    path: paths.resetPassword(),
    owner: 'mfe-profile',
    isPrivate: true,
  },
  { key: 'confirmEmail', path: paths.confirmEmail(), owner: 'mfe-profile', isPrivate: true },
  { key: 'account', path: paths.account(), owner: 'mfe-profile', isPrivate: true },
  { key: 'workStyle', path: paths.workStyle(), owner: 'mfe-profile', isPrivate: true },
  { key: 'jobAlerts', path: paths.jobAlerts(), owner: 'mfe-jobs' },
  {
    key: 'aiMatching',
    path: paths.aiMatching(),
    owner: 'mfe-jobs',
  },
  {
    key: 'emergencyCoverage',
    path: paths.emergencyCoverage(),
    owner: 'mfe-clinic',
  },
  {
    key: 'clinicAlerts',
    path: paths.clinicAlerts(),
    owner: 'mfe-clinic',
  },
  {
    key: 'clinicRegistration',
    path: paths.clinicRegistration(),
    owner: 'mfe-clinic',
  },
  { key: 'pricing', path: paths.pricing(), owner: 'mfe-clinic' },
  {
    key: 'subscription',
    path: paths.subscription(),
    owner: 'mfe-clinic',
  },
  {
    key: 'checkout',
    path: paths.checkout(),
    owner: 'mfe-clinic',
    isPrivate: true,
  },
  {
    key: 'subscriptionSuccess',
    path: paths.subscriptionSuccess(),
    owner: 'mfe-clinic',
    isPrivate: true,
  },
  {
    key: 'paymentTest',
    path: paths.paymentTest(),
    owner: 'mfe-clinic',
    isPrivate: true,
  },
  { key: 'social', path: paths.social(), owner: 'shell' },
  { key: 'feedback', path: paths.feedback(), owner: 'mfe-messaging' },
  { key: 'roadmap', path: paths.roadmap(), owner: 'mfe-messaging' },
  { key: 'blog', path: paths.blog(), owner: 'shell' },
  { key: 'status', path: paths.status(), owner: 'shell' },
  { key: 'article', path: paths.article(PLACEHOLDER), owner: 'shell' },
  { key: 'contact', path: paths.contact(), owner: 'mfe-messaging' },
  { key: 'legalPrivacy', path: paths.legal('privacy'), owner: 'mfe-messaging' },
  { key: 'legalTerms', path: paths.legal('terms'), owner: 'mfe-messaging' },
  { key: 'legalCookies', path: paths.legal('cookies'), owner: 'mfe-messaging' },
  { key: 'legalAccessibility', path: paths.legal('accessibility'), owner: 'mfe-messaging' },
  { key: 'legalCredits', path: paths.legal('credits'), owner: 'mfe-messaging' },
  {
    key: 'facebookSetup',
    path: paths.facebookSetup(),
    owner: 'mfe-clinic',
    isPrivate: true,
  },
  {
    key: 'facebookConnected',
    path: paths.facebookConnected(),
    owner: 'mfe-clinic',
    isPrivate: true,
  },
  {
    key: 'linkedinConnected',
    path: paths.linkedinConnected(),
    owner: 'mfe-clinic',
    isPrivate: true,
  },
  {
    key: 'adminVerification',
    path: paths.adminVerification(),
    owner: 'mfe-profile',
    isPrivate: true,
  },
  {
    key: 'adminMarketplace',
    path: paths.adminMarketplace(),
    owner: 'mfe-jobs',
    isPrivate: true,
  },
  {
    key: 'adminSubscriptions',
    path: paths.adminSubscriptions(),
    owner: 'mfe-clinic',
    isPrivate: true,
  },
  {
    key: 'adminMessages',
    path: paths.adminMessages(),
    owner: 'mfe-messaging',
    isPrivate: true,
  },
  {
    key: 'adminFeedback',
    path: paths.adminFeedback(),
    owner: 'mfe-messaging',
    isPrivate: true,
  },
];

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

function fits(pattern: string, path: string): boolean {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(path)];
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
}

/** Undefined for an unknown address. */
export const routeOf = (path: string): SiteRoute | undefined =>
  ROUTES.find((route) => fits(route.path, path));

export function routeByKey(key: RouteKey): SiteRoute {
  const route = ROUTES.find((candidate) => candidate.key === key);
  if (!route) throw new Error(`no route ${key}`);
  return route;
}
