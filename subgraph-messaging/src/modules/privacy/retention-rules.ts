import { KIT_RETENTION, type RetentionRule } from '@tbt/service-kit';

/** Shown on the privacy page and applied every night. */
export const MESSAGING_RETENTION: readonly RetentionRule[] = [
  ...KIT_RETENTION,
  {
    table: 'contact_messages',
    what: 'what was written to us on the contact page',
    days: 730,
    because: 'so that a question that comes back can be followed up',
    deletes: 'DELETE FROM contact_messages WHERE created_at < $1',
  },
  {
    table: 'reports',
    what: 'reports of messages, people and shifts, with what was reported',
    days: 730,
    because: 'so that a repeated problem is recognised',
    deletes: 'DELETE FROM reports WHERE created_at < $1',
  },
  {
    table: 'platform_feedback',
    what: 'feedback about the platform that is not on the roadmap',
    days: 1095,
    because: 'to compare with what was said before',
    deletes: 'DELETE FROM platform_feedback WHERE created_at < $1 AND roadmap_stage IS NULL',
  },
  {
    table: 'engagements',
    what: 'which clinic and professional had to do with each other',
    days: 400,
    because: 'it is looked at for 90 days after the last work together',
    deletes: 'DELETE FROM engagements WHERE at < $1',
  },
  {
    table: 'notifications',
    what: 'notifications in the bell',
    days: 180,
    because: 'users look no further back',
    deletes: 'DELETE FROM notifications WHERE created_at < $1',
  },
  {
    table: 'mail_messages',
    what: 'that a mail was sent, without what it said',
    days: 30,
    because: 'to look into what did not arrive',
    deletes: 'DELETE FROM mail_messages WHERE done_at < $1',
  },
  {
    table: 'mail_days',
    what: 'how many mails a recipient got on a day',
    days: 30,
    because: 'only today’s count is used; the rest shows whether the limit held',
    deletes: "DELETE FROM mail_days WHERE day < to_char($1::timestamptz, 'YYYY-MM-DD')",
  },
  {
    table: 'push_subscriptions',
    what: 'devices that show notifications and have got none for a year',
    days: 365,
    because: 'browsers that are no longer used do not say so',
    deletes: 'DELETE FROM push_subscriptions WHERE coalesce(last_used_at, created_at) < $1',
  },
  {
    table: 'push_messages',
    what: 'notifications that wait to be shown on a device',
    days: 3,
    because: 'they expire within an hour, and after quiet hours',
    deletes: 'DELETE FROM push_messages WHERE created_at < $1',
  },
  {
    table: 'mailbox_mails',
    what: 'mail of a deployment without a mail server',
    days: 30,
    because: 'it is for trying things out',
    deletes: 'DELETE FROM mailbox_mails WHERE created_at < $1',
  },
  {
    table: 'unsubscribe_tokens',
    what: 'links that end a category of mail',
    days: 400,
    because: 'a mail may be acted on long after it came',
    deletes: 'DELETE FROM unsubscribe_tokens WHERE created_at < $1',
  },
];
