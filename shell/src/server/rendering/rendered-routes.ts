import type { RouteKey } from '../../site/route-table';

export const RENDERED_ROUTES: ReadonlySet<RouteKey> = new Set([
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
