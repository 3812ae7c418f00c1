import { exportRows, KIT_TABLES, type PersonalTable } from '@tbt/service-kit';
import {
  BlockTable,
  ContactMessageTable,
  ConversationTable,
  MessageAttachmentTable,
  MessageTable,
  NotificationPreferenceTable,
  NotificationTable,
  ParticipantTable,
  PlatformFeedbackTable,
  ReportTable,
  PushSubscriptionTable,
  QuietHoursTable,
} from '../../generated/tables';

// Above every revision of identity, so that late snapshots of an erased user are ignored.
const LAST_REVISION = 2_147_483_647;

/** As computed by `addressRecipient`. */
const OWN_ADDRESS = `'address:' || rtrim(translate(
  encode(sha256(convert_to(lower($2), 'UTF8')), 'base64'), '+/', '-_'), '=')`;
const IS_OWN_RECIPIENT = `recipient = 'user:' || $1::int OR recipient = ${OWN_ADDRESS}`;

/** Town and rate of a clinic's shifts in what alerts told others. */
const toldOfShifts = (table: 'notifications' | 'push_messages'): string[] => [
  `DELETE FROM ${table} n USING jobs j WHERE n.workflow = 'job-alert.one'
    AND j.clinic_id = $1 AND n.params ->> 'jobId' = j.id::text`,
  `UPDATE ${table} n SET params = n.params - '{city,province,rate}'::text[] FROM jobs j
    WHERE n.workflow = 'job-alert.several' AND j.clinic_id = $1 AND n.params ->> 'jobId' = j.id::text`,
];
/** The address of a clinic's location in what its shifts told others. */
const toldOfLocations = (table: 'notifications' | 'push_messages' | 'mail_messages'): string =>
  `UPDATE ${table} SET params = params - 'locationPlace'
    WHERE params ->> 'clinicId' = $1::text AND params ? 'locationPlace'`;
const IS_OWN_SHIFT = `EXISTS (SELECT FROM jobs j
  WHERE j.clinic_id = $1 AND j.id = (shift ->> 'jobId')::int)`;

/** What others wrote is copied without the contact details that are hidden from its reader. */
const SHOWN_CONTENT = `CASE WHEN m.sender_id = $1 OR NOT m.has_details OR EXISTS (
  SELECT FROM conversations c WHERE c.id = m.conversation_id AND c.has_booking)
  THEN m.content ELSE m.search_text END`;

/** How each table holds personal data; a test compares it with the database. */
export const MESSAGING_TABLES: readonly PersonalTable[] = [
  ...KIT_TABLES,
  {
    table: 'conversations',
    exports: exportRows(
      ConversationTable,
      ['lastSeq', 'lastMessageId', 'hasBooking'],
      'WHERE low_user_id = $1 OR high_user_id = $1 ORDER BY id',
    ),
    because: 'the other side’s too; ids and instants',
  },
  {
    table: 'participants',
    exports: exportRows(
      ParticipantTable,
      ['userId'],
      'WHERE user_id = $1 ORDER BY conversation_id',
    ),
    because: 'read positions; ids and numbers',
  },
  {
    table: 'messages',
    exports: exportRows(
      MessageTable,
      [
        ...['id', 'clientMessageId', 'removedAt', 'unansweredText', 'hasDetails', 'searchText'],
        'content',
      ] as const,
      'WHERE m.sender_id = $1 OR m.recipient_id = $1 ORDER BY m.id',
      { as: 'm', also: `${SHOWN_CONTENT} AS content` },
    ),
    // The row stays, so that the other participant's copy has no gap; the text is erased.
    erases: [
      `UPDATE messages SET content = '', search_text = '', has_details = false,
        unanswered_text = NULL, removed_at = now()
        WHERE sender_id = $1`,
    ],
  },
  {
    table: 'message_attachments',
    exports: exportRows(
      MessageAttachmentTable,
      ['id', 'senderId', 'key', 'conversationId'],
      'WHERE sender_id = $1 ORDER BY id',
    ),
    erases: ['DELETE FROM message_attachments WHERE sender_id = $1'],
  },
  {
    table: 'blocks',
    exports: exportRows(
      BlockTable,
      ['blockerId', 'revision'],
      'WHERE blocker_id = $1 ORDER BY created_at, blocked_id',
    ),
    erases: ['DELETE FROM blocks WHERE blocker_id = $1 OR blocked_id = $1'],
  },
  {
    table: 'contact_messages',
    exports: exportRows(
      ContactMessageTable,
      ['id', 'userId', 'locale', 'assignedTo', 'dueAt', 'version'],
      'WHERE user_id = $1 OR lower(email) = lower($2) ORDER BY id',
    ),
    erases: [
      'DELETE FROM contact_messages WHERE user_id = $1 OR lower(email) = lower($2)',
      'UPDATE contact_messages SET assigned_to = NULL WHERE assigned_to = $1',
    ],
  },
  {
    table: 'contact_answers',
    exports: `SELECT a.text, a.created_at FROM contact_answers a
      JOIN contact_messages m ON m.id = a.contact_message_id
      WHERE m.user_id = $1 OR lower(m.email) = lower($2) ORDER BY a.id`,
    erases: ['UPDATE contact_answers SET author_id = NULL WHERE author_id = $1'],
  },
  {
    table: 'support_notes',
    erases: ['UPDATE support_notes SET author_id = NULL WHERE author_id = $1'],
    because: 'what administrators noted while they looked into a case; it goes with the case',
  },
  {
    table: 'reports',
    exports: exportRows(
      ReportTable,
      ['id', 'reporterId', 'aboutUserId', 'assignedTo', 'version', 'dueAt', 'isAutomatic'],
      'WHERE reporter_id = $1 ORDER BY id',
    ),
    erases: [
      'UPDATE reports SET reporter_id = NULL, statement = NULL WHERE reporter_id = $1',
      'UPDATE reports SET about_user_id = NULL WHERE about_user_id = $1',
      'UPDATE reports SET assigned_to = NULL WHERE assigned_to = $1',
    ],
  },
  {
    table: 'reported_messages',
    erases: ["UPDATE reported_messages SET content = '' WHERE sender_id = $1"],
    because: 'copies of messages that are handed out with the conversations',
  },
  {
    table: 'platform_feedback',
    exports: exportRows(
      PlatformFeedbackTable,
      ['id', 'userId', 'version', 'roadmapAt'],
      'WHERE user_id = $1 ORDER BY id',
    ),
    // What the roadmap shows is in an administrator's words and stays.
    erases: [
      'DELETE FROM platform_feedback WHERE user_id = $1 AND roadmap_stage IS NULL',
      `UPDATE platform_feedback SET user_id = NULL, title = NULL, feedback = '', suggestions = NULL,
        admin_response = NULL WHERE user_id = $1`,
    ],
  },
  {
    table: 'people',
    erases: [
      `UPDATE people SET revision = ${LAST_REVISION}, is_active = false, is_admin = false,
        subscription_tier = NULL, subscription_status = 'ended', subscription_ends_at = NULL
        WHERE id = $1`,
    ],
    because: 'a copy of what identity hands out',
  },
  {
    table: 'engagements',
    because: 'ids of applications and bookings, which the marketplace hands out',
  },
  {
    table: 'page_speeds',
    because: 'counts of visits by page and day; no visit and no person',
  },
  {
    table: 'jobs',
    because: 'ids of shifts, which the marketplace hands out',
  },
  {
    table: 'contacts',
    // The row stays, so that late snapshots are ignored.
    erases: [
      `INSERT INTO contacts (user_id, revision, email, is_email_confirmed, first_name, last_name,
        role, locale, is_active)
        VALUES ($1, ${LAST_REVISION}, '', false, '', '', NULL, 'en-CA', false)
        ON CONFLICT (user_id) DO UPDATE SET revision = EXCLUDED.revision, email = '',
          is_email_confirmed = false, first_name = '', last_name = '', role = NULL,
          is_active = false, street_address = NULL, city = NULL, province = NULL`,
    ],
    because: 'a copy of what identity hands out',
  },
  {
    table: 'notifications',
    exports: exportRows(
      NotificationTable,
      ['id', 'recipientId', 'eventId', 'topic', 'topicAt'],
      'WHERE recipient_id = $1 ORDER BY id',
    ),
    erases: [
      'DELETE FROM notifications WHERE recipient_id = $1',
      ...toldOfShifts('notifications'),
      toldOfLocations('notifications'),
    ],
  },
  {
    table: 'notification_preferences',
    exports: exportRows(
      NotificationPreferenceTable,
      ['recipient'],
      `WHERE ${IS_OWN_RECIPIENT} ORDER BY category, channel`,
    ),
    erases: [`DELETE FROM notification_preferences WHERE ${IS_OWN_RECIPIENT}`],
  },
  {
    table: 'unsubscribe_tokens',
    erases: [`DELETE FROM unsubscribe_tokens WHERE ${IS_OWN_RECIPIENT}`],
    because: 'digests of links in mails that the person has',
  },
  {
    table: 'quiet_hours',
    exports: exportRows(QuietHoursTable, ['userId'], 'WHERE user_id = $1'),
    erases: ['DELETE FROM quiet_hours WHERE user_id = $1'],
  },
  {
    table: 'hidden_presences',
    exports: 'SELECT true AS hides_presence FROM hidden_presences WHERE user_id = $1',
    erases: ['DELETE FROM hidden_presences WHERE user_id = $1'],
  },
  {
    table: 'push_subscriptions',
    exports: exportRows(
      PushSubscriptionTable,
      ['id', 'userId', 'p256dh', 'auth'],
      'WHERE user_id = $1 ORDER BY id',
    ),
    erases: ['DELETE FROM push_subscriptions WHERE user_id = $1'],
  },
  {
    table: 'push_messages',
    erases: [...toldOfShifts('push_messages'), toldOfLocations('push_messages')],
    because: 'facts of notifications until they are sent; they go with the device',
  },
  {
    table: 'mail_days',
    erases: [`DELETE FROM mail_days WHERE ${IS_OWN_RECIPIENT}`],
    because: 'a count for the day; deleted after a month',
  },
  {
    table: 'mail_messages',
    exports: `SELECT workflow, state, created_at, done_at FROM mail_messages
      WHERE ${IS_OWN_RECIPIENT} ORDER BY created_at`,
    // A mail that waits keeps the shifts of others.
    erases: [
      `DELETE FROM mail_messages WHERE ${IS_OWN_RECIPIENT}`,
      toldOfLocations('mail_messages'),
      `DELETE FROM mail_messages m WHERE m.shifts <> '[]' AND NOT EXISTS (
        SELECT FROM jsonb_array_elements(m.shifts) shift WHERE NOT ${IS_OWN_SHIFT})`,
      `UPDATE mail_messages m SET params = m.params - '{city,province,rate}'::text[],
        shifts = (SELECT jsonb_agg(shift) FROM jsonb_array_elements(m.shifts) shift
          WHERE NOT ${IS_OWN_SHIFT})
        WHERE m.shifts <> '[]' AND EXISTS (
          SELECT FROM jsonb_array_elements(m.shifts) shift WHERE ${IS_OWN_SHIFT})`,
    ],
  },
  {
    table: 'mailbox_mails',
    // A mail to another user may name the erased one, or tell of a shift of theirs.
    erases: [
      `DELETE FROM mailbox_mails m USING jobs j
        WHERE j.clinic_id = $1 AND m.text ~ ('/jobs/' || j.id || '\\M')`,
      `DELETE FROM mailbox_mails WHERE user_id = $1::int OR about_user_id = $1::int
        OR lower(recipient) = lower($2)`,
    ],
    because: 'copies of mails that the person got, on a machine of one’s own',
  },
];
