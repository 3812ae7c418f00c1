import { paths, type AlertedShift, type Locale } from '@tbt/contracts';
import {
  fillText,
  frameTexts,
  workflowOf,
  renderNotification,
  type NotificationParams,
  type WorkflowKey,
} from '../workflows';
import { listShifts, type EntryGroup } from './list-shifts';
import { mailHtml, mailText, type MailContent } from './mail-layout';
import { memberLink, siteLink } from './site-link';

const BRAND = 'Tooth Be Told';

export type MailFacts = {
  workflow: WorkflowKey;
  params: NotificationParams;
  locale: Locale;
  shifts: readonly AlertedShift[];
  groups?: readonly EntryGroup[];
  leftOut?: number;
  /** Names by id, of users named in the text. */
  people: ReadonlyMap<number, string>;
  /** Null when unknown. */
  greetedAs: string | null;
  /** Whether the recipient has an account. */
  isMember: boolean;
  /** Of a clinic's own account: its pages open as itself, whatever the session acts for. */
  clinicId: number | null;
  publicUrl: string;
  postalAddress: string;
  linkToken: string | null;
  unsubscribeToken: string | null;
};

export type WrittenMail = {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
};

/** RFC 8058 one-click unsubscribe. */
export const oneClickUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/api/unsubscribe/${token}`;

function moreEntries({ shifts, params, locale, leftOut = 0 }: MailFacts): string | null {
  if (leftOut > 0) return fillText(frameTexts(locale).digestMore, { count: leftOut }, locale);
  const more = Number(params.count ?? 0) - shifts.length;
  if (shifts.length === 0 || more <= 0) return null;
  return fillText(frameTexts(locale).alertMore, { count: more }, locale);
}

function contentOf(facts: MailFacts): MailContent {
  const { locale, publicUrl, unsubscribeToken } = facts;
  const frame = frameTexts(locale);
  const workflow = workflowOf(facts.workflow);
  const text = renderNotification(facts.workflow, facts.params, locale, facts.people);
  const { title, subject, details, deadline, link } = text;
  const shift = [...(subject === null ? [] : [subject]), ...details];
  // A list says all of its shifts; before it, the facts would stand twice.
  const lines = facts.shifts.length > 0 ? [] : [...shift, ...text.lines, ...deadline];
  const fragment = facts.linkToken === null ? '' : `#${facts.linkToken}`;
  const why = facts.isMember
    ? workflow.critical
      ? frame.reasonCritical
      : frame.reason
    : frame.reasonAddress;
  const greeting = facts.greetedAs
    ? fillText(
        facts.clinicId === null ? frame.greeting : frame.greetingClinic,
        { name: facts.greetedAs },
        locale,
      )
    : null;
  return {
    locale,
    brand: BRAND,
    title,
    greeting: greeting ?? frame.greetingWithoutName,
    lines: facts.linkToken === null ? lines : [...lines, text.ignore ?? frame.ignore],
    groups: facts.groups ?? [
      { heading: null, entries: listShifts(facts.shifts, locale, publicUrl) },
    ],
    more: moreEntries(facts),
    button: link && {
      label: link.label,
      url: fragment ? siteLink(facts, link.path + fragment) : memberLink(facts, link.path),
      fallback: frame.linkFallback,
    },
    footer: [why, frame.sender, facts.postalAddress],
    footerLinks: [
      ...(unsubscribeToken
        ? [
            {
              label: frame.unsubscribe,
              url: siteLink(facts, `${paths.unsubscribe()}#${unsubscribeToken}`),
            },
          ]
        : []),
      ...(facts.isMember && !workflow.critical
        ? [
            {
              label: frame.preferences,
              url: siteLink(facts, `${paths.notifications()}?tab=preferences`),
            },
          ]
        : []),
    ],
  };
}

/** Both parts and the headers, in the recipient's language. */
export function writeMail(facts: MailFacts): WrittenMail {
  const content = contentOf(facts);
  const { publicUrl, unsubscribeToken, locale } = facts;
  return {
    subject: content.title,
    html: mailHtml(content),
    text: mailText(content),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': locale,
      ...(unsubscribeToken && {
        'List-Unsubscribe': `<${oneClickUrl(publicUrl, unsubscribeToken)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
