import type { Account } from './site';

type Value = string | number | true;

/** A form, what is typed into it, and what tells that it was taken. */
export interface FormRow {
  readonly name: string;
  readonly path: string;
  readonly as?: Account;
  /** The button that opens it. */
  readonly opens?: string;
  readonly isDialog?: true;
  /** By label; numbers choose an option by place, `true` ticks. */
  readonly fields: Readonly<Record<string, Value>>;
  readonly send: string;
  /** Absent where another journey would meet what it leaves. */
  readonly done?: RegExp;
}

const mark = Date.now().toString(36);
const tomorrow = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

export const FORMS: readonly FormRow[] = [
  {
    name: 'log-in',
    path: '/auth',
    fields: { Email: 'newgrad@demo.test', Password: 'demo-password-1' },
    send: 'Log in',
    done: /Welcome back/,
  },
  {
    name: 'sign-up',
    path: '/auth?tab=signup',
    fields: {
      'First name': 'Robin',
      'Last name': 'Tunnel',
      Email: `tunnel-${mark}@form.test`,
      'Professional role': 1,
      'Province or state': 'Ontario',
      City: 'Toronto',
      Password: 'tunnel-in-the-hill',
      'Confirm password': 'tunnel-in-the-hill',
    },
    send: 'Create account',
    done: /Welcome|Confirm your email/,
  },
  {
    name: 'forgotten password',
    path: '/auth/reset-password',
    fields: { Email: 'newgrad@demo.test' },
    send: 'Send the link',
  },
  {
    name: 'contact',
    path: '/contact',
    fields: {
      Name: 'Robin Tunnel',
      Email: `tunnel-${mark}@form.test`,
      'I am a': 1,
      Subject: 'A question from the train',
      Message: 'Does the form keep what I wrote in a tunnel?',
    },
    send: 'Send message',
    done: /Message sent/i,
  },
  {
    name: 'waitlist',
    path: '/',
    fields: {
      'Full name': 'Robin Tunnel',
      Email: `list-${mark}@form.test`,
      'Province or state': 'Ontario',
      'I am a': 1,
    },
    send: 'Join Waitlist',
    done: /list/i,
  },
  {
    name: 'feedback',
    path: '/feedback',
    as: 'newgrad',
    fields: { '4 of 5 teeth, very good': true, Feedback: 'The train has many tunnels.' },
    send: 'Send feedback',
    done: /Thank you/i,
  },
  {
    name: 'posting',
    path: '/post-job',
    as: 'clinic',
    fields: {
      'Job title': 'Hygienist from the train',
      Role: 'hygienist',
      Date: tomorrow,
      'Start time': '09:00',
      'End time': '17:00',
      'Hourly rate (CAD)': '55',
      Description: 'Written in a tunnel.',
    },
    send: 'Post Job',
  },
  {
    name: 'clinic alert',
    path: '/clinic-alerts',
    as: 'clinic',
    fields: { Title: 'From the train', Message: 'Written in a tunnel, sent after it.' },
    send: 'Send the alert',
  },
  {
    name: 'emergency',
    path: '/emergency-coverage',
    as: 'clinic',
    fields: { 'Hourly rate': '61' },
    send: 'Send to professionals nearby',
  },
  {
    name: 'location',
    path: '/clinic-locations',
    as: 'clinic',
    opens: 'Add a location',
    isDialog: true,
    fields: {
      Name: 'Tunnel Street',
      'Street address': '1 Tunnel St',
      City: 'Toronto',
      Province: 'Ontario',
      'Postal code': 'M5V 2T6',
    },
    send: 'Save',
  },
  {
    name: 'member of the team',
    path: '/clinic-team',
    as: 'clinic',
    fields: { Email: `member-${mark}@form.test` },
    send: 'Send the invitation',
  },
  {
    name: "clinic's profile",
    path: '/profile',
    as: 'clinic',
    fields: { 'Postal code': 'M5V 2T6' },
    send: 'Save profile',
    done: /saved|updated/i,
  },
  {
    name: "professional's profile",
    path: '/profile',
    as: 'newgrad',
    fields: { GPA: '3.4' },
    send: 'Save profile',
    done: /saved|updated/i,
  },
  {
    name: 'licence',
    path: '/profile?tab=verification',
    as: 'hygienist',
    opens: 'Add a licence',
    fields: { 'Province or territory': 'Alberta', 'Licence number': 'TUNNEL-77' },
    send: 'Send for review',
  },
  {
    name: 'working style',
    path: '/profile/work-style',
    as: 'newgrad',
    fields: { Collaborative: true },
    send: 'Save and continue',
  },
  {
    name: 'alert of shifts',
    path: '/job-alerts',
    as: 'hygienist',
    opens: 'New alert',
    isDialog: true,
    fields: { 'Minimum rate': '58' },
    send: 'Create alert',
  },
  {
    name: 'password',
    path: '/account',
    as: 'newgrad',
    fields: {
      'Current password': 'demo-password-1',
      'New password': 'tunnel-in-the-hill',
      'Confirm password': 'tunnel-in-the-hill',
    },
    send: 'Change password',
  },
  {
    name: 'other e-mail address',
    path: '/account',
    as: 'newgrad',
    opens: 'Change email',
    fields: { 'New email': `moved-${mark}@form.test`, 'Current password': 'demo-password-1' },
    send: 'Send the link',
  },
  {
    name: 'office guide',
    path: '/profile?tab=guide',
    as: 'clinic',
    fields: { Parking: 'Behind the tunnel.' },
    send: 'Save office guide',
  },
  {
    name: 'kept search',
    path: '/browse-professionals',
    as: 'clinic',
    opens: 'Save this search',
    isDialog: true,
    fields: { Name: 'From the train' },
    send: 'Save search',
  },
  {
    name: 'answer by mail',
    path: '/admin-messages',
    as: 'admin',
    opens: 'Answer by mail',
    fields: { 'Answer by mail': 'We write back after the tunnel.' },
    send: 'Send answer',
  },
  {
    name: 'internal note',
    path: '/admin-messages',
    as: 'admin',
    opens: 'Internal notes',
    fields: { 'Internal note': 'Written in a tunnel.' },
    send: 'Add note',
    done: /Written in a tunnel/,
  },
  {
    name: 'answer to feedback',
    path: '/admin-feedback',
    as: 'admin',
    opens: 'Answer',
    fields: { Answer: 'We write back after the tunnel.' },
    send: 'Send answer',
  },
  {
    name: 'refused licence',
    path: '/admin-verification',
    as: 'admin',
    opens: 'Reject…',
    fields: { Reason: 'The number cannot be read.' },
    send: 'Reject',
  },
];
