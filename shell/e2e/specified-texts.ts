import type { State } from './screens/screen-table';
import type { Account } from './site';

/** Specified texts of one screen in one state. */
export interface SpecifiedScreen {
  screen: string;
  state: State;
  as?: Account;
  /** As a clinic without a plan. */
  hasNoPlan?: true;
  /** Shown after using this control. */
  after?: { role: 'button' | 'link'; name: RegExp };
  texts: readonly (string | RegExp)[];
  /** Options that must and must not be offered. */
  choices?: readonly { label: RegExp; offered: readonly string[]; missing?: readonly string[] }[];
  /** Initial value of a field. */
  values?: readonly { label: RegExp; value: string }[];
}

export const PAYMENT_NOTE = /payment is arranged directly/i;
const PROVINCES = [
  ...['Ontario', 'British Columbia', 'Alberta', 'Quebec', 'Manitoba', 'Saskatchewan'],
  ...['Nova Scotia', 'New Brunswick', 'Newfoundland and Labrador', 'Prince Edward Island'],
  ...['Northwest Territories', 'Nunavut', 'Yukon'],
] as const;
const ROLES = ['Dental Hygienist', 'Dental Assistant'] as const;

/** Specified texts of the shift screens: text, screen, state. */
export const SPECIFIED_SCREENS: readonly SpecifiedScreen[] = [
  {
    screen: '/jobs',
    state: 'full',
    texts: [
      ...['Find Jobs', /^Province$/, /^Role$/, /^Schedule$/, /^Search$/],
      ...[/^(Urgent|Recurring|New)$/, /^Directions$/, /^Apply Now$/, PAYMENT_NOTE, /per hour/],
      ...[/Clinic ID \d+/, /\d{1,2}:\d{2} [AP]M - \d{1,2}:\d{2} [AP]M/],
    ],
    choices: [
      { label: /^Province/, offered: ['All provinces', ...PROVINCES], missing: ['California'] },
      { label: /^Role/, offered: ['All roles', ...ROLES] },
      { label: /^Schedule/, offered: ['Any schedule', 'Full day', 'Half day', 'Evening'] },
    ],
  },
  {
    screen: '/jobs',
    state: 'full',
    after: { role: 'button', name: /^Directions to/ },
    texts: ['Google Maps', 'Apple Maps', 'OpenStreetMap'],
  },
  {
    screen: '/jobs',
    state: 'empty',
    texts: ['No jobs found matching your criteria.', /adjust.*filters/i],
  },
  { screen: '/jobs', state: 'error', texts: ['Failed to fetch jobs', /^Search$/] },
  {
    screen: '/jobs',
    state: 'full',
    as: 'hygienist',
    after: { role: 'button', name: /^Apply Now$/ },
    texts: [/^Posted rate: \$\d+\.\d\d per hour$/, /^Send application$/],
    values: [
      {
        label: /^Message to the clinic/,
        value: 'I am interested in this shift and available for the posted hours.',
      },
    ],
  },
  {
    screen: '/post-job',
    state: 'full',
    as: 'clinic',
    hasNoPlan: true,
    texts: [
      ...['Start 7-Day Free Trial', /7 days free, then \$29-99\/month/],
      ...[/direct messaging, priority access and emergency staff alerts/i],
      ...['Job Basics', 'Location and Schedule', 'Compensation and Details', 'Cultural Fit'],
      ...[/^Cancel$/, /^Post Job$/, /24-48 hours/, /Post a shift in under 2 minutes/],
      ...[/^Job title/, /^Role/, /^Province/, /^City/, /^Date/, /^Start time/, /^End time/],
      /^Hourly rate/,
    ],
    choices: [
      { label: /^Role/, offered: ROLES },
      { label: /^Province/, offered: PROVINCES, missing: ['California'] },
    ],
  },
  {
    screen: '/post-job',
    state: 'full',
    as: 'clinic',
    after: { role: 'button', name: /^Working style, languages/ },
    texts: [
      ...[/^Preferred working style/, /^Clinic vibe/, /^Patient types/, /^Specialty focus/],
      ...[/^Languages/, /^Team style/, /^Clinic pace/, /^Ideal personality/],
    ],
    choices: [{ label: /^Clinic pace/, offered: ['Relaxed', 'Moderate', 'Fast-paced'] }],
  },
  { screen: '/ai-matching', state: 'full', texts: [/^AI matching$/i] },
  { screen: '/ai-matching', state: 'full', as: 'hygienist', texts: [/^AI matching$/i] },
  // Not a screen of the specification, but with its terms.
  { screen: '/shifts', state: 'full', as: 'clinic', texts: [/^Post a shift$/] },
];

type Node = Record<string, unknown>;

/** The specification's card cases: the graph's data, and the card's text. */
export const CARD_CASES: readonly { job: Node; reads: readonly (string | RegExp)[] }[] = [
  {
    job: { isUrgent: true, isRecurring: true },
    reads: ['Urgent', 'March 5, 2027', '8:00 AM - 4:00 PM', '$52.50', /per hour/],
  },
  { job: { isUrgent: false, isRecurring: true }, reads: ['Recurring'] },
  {
    job: { isUrgent: false, isRecurring: false, createdAt: new Date().toISOString() },
    reads: ['New'],
  },
  {
    job: {
      city: 'Laval',
      province: 'Quebec',
      clinic: {
        __typename: 'User',
        id: '900001',
        firstName: 'Lake',
        lastName: 'Dental',
        city: 'Laval',
        province: 'Quebec',
        streetAddress: '7 Lake St',
        postalCode: 'H7A 1A1',
        reliability: null,
      },
    },
    reads: ['7 Lake St, Laval, Quebec H7A 1A1', /Lake Dental · Clinic ID \d+/],
  },
  { job: { city: 'Laval', province: 'Quebec', clinic: null }, reads: ['Laval, Quebec'] },
  { job: { city: '', province: '', clinic: null }, reads: ['Location not specified'] },
];

/** Badge colour by kind of shift, as the design system's tone. */
export const BADGE_TONES = { Urgent: 'success', Recurring: 'warning', New: 'info' } as const;
