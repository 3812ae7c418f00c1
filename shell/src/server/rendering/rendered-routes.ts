import type { RouteKey } from '../../site/route-table';

const FOR_ALL: ReadonlySet<RouteKey> = new Set([
  'home',
  'jobs',
  'job',
  'contact',
  'browseProfessionals',
  'professional',
  'clinic',
  'pricing',
  'roadmap',
  'legalPrivacy',
  'legalTerms',
  'legalCookies',
  'legalAccessibility',
  'legalCredits',
  'blog',
  'article',
]);

/** What members see there is their own, so the browser renders it for them. */
const FOR_VISITORS: ReadonlySet<RouteKey> = new Set([
  'auth',
  'postJob',
  'jobAlerts',
  'aiMatching',
  'emergencyCoverage',
  'clinicAlerts',
  'clinicRegistration',
  'subscription',
  'social',
  'feedback',
]);

/** Whether the server renders a page. */
export const isRendered = (key: RouteKey, { mayHaveSession }: { mayHaveSession: boolean }) =>
  FOR_ALL.has(key) || (!mayHaveSession && FOR_VISITORS.has(key));
