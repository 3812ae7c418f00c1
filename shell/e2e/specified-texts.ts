import type { State } from './screens/screen-table';
import type { Account } from './site';

/** One text that the specification gives, and where a person reads it. */
export interface SpecifiedText {
  text: string | RegExp;
  screen: string;
  state: State;
  as?: Account;
  /** Read only after this control was used. */
  after?: { role: 'button' | 'link'; name: RegExp };
}

const BADGES = /^(Urgent|Recurring|New)$/;

/** The specification's texts of the screens about shifts: text, screen, state. */
export const SPECIFIED_TEXTS: readonly SpecifiedText[] = [
  { text: /Find Jobs/, screen: '/jobs', state: 'full' },
  { text: /^Province$/, screen: '/jobs', state: 'full' },
  { text: /^Role$/, screen: '/jobs', state: 'full' },
  { text: /^Schedule$/, screen: '/jobs', state: 'full' },
  { text: /^Search$/, screen: '/jobs', state: 'full' },
  { text: BADGES, screen: '/jobs', state: 'full' },
  { text: /^Apply Now$/, screen: '/jobs', state: 'full' },
  { text: /payment is arranged directly/i, screen: '/jobs', state: 'full' },
  // "March 5, 2027" and "8:00 AM - 4:00 PM"
  {
    text: /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}$/,
    screen: '/jobs',
    state: 'full',
  },
  { text: /\d{1,2}:\d{2} [AP]M - \d{1,2}:\d{2} [AP]M/, screen: '/jobs', state: 'full' },
  {
    text: 'Google Maps',
    screen: '/jobs',
    state: 'full',
    after: { role: 'button', name: /directions/i },
  },
  {
    text: 'Apple Maps',
    screen: '/jobs',
    state: 'full',
    after: { role: 'button', name: /directions/i },
  },
  {
    text: 'OpenStreetMap',
    screen: '/jobs',
    state: 'full',
    after: { role: 'button', name: /directions/i },
  },
  { text: 'No jobs found matching your criteria.', screen: '/jobs', state: 'empty' },
  { text: /adjust.*filters/i, screen: '/jobs', state: 'empty' },
  { text: 'Failed to fetch jobs', screen: '/jobs', state: 'error' },
  { text: /Start 7-Day Free Trial/, screen: '/post-job', state: 'full', as: 'clinic' },
  { text: /\$29-99\/month/, screen: '/post-job', state: 'full', as: 'clinic' },
  { text: 'Job Basics', screen: '/post-job', state: 'full', as: 'clinic' },
  { text: 'Location and Schedule', screen: '/post-job', state: 'full', as: 'clinic' },
  { text: 'Compensation and Details', screen: '/post-job', state: 'full', as: 'clinic' },
  { text: 'Cultural Fit', screen: '/post-job', state: 'full', as: 'clinic' },
  { text: /^Cancel$/, screen: '/post-job', state: 'full', as: 'clinic' },
  { text: /24-48 hours/, screen: '/post-job', state: 'full', as: 'clinic' },
];
