import { exportRows, impersonal, KIT_TABLES, type PersonalTable } from '@tbt/service-kit';
import {
  AccountLinkTable,
  ClinicMemberTable,
  ConsentTable,
  DataExportTable,
  LicenceTable,
  LicenceReminderTable,
  OfficePackTable,
  PlanRefundTable,
  PromotionalRegistrationTable,
  ReferralTable,
  SessionTable,
  SubscriptionRecordTable,
  SubscriptionTable,
  TrialUseTable,
  UploadTable,
  UserTable,
  VerificationDocumentTable,
  WaitlistEntryTable,
} from '../../generated/tables';

/** How each table holds personal data; a test compares it with the database. */
export const IDENTITY_TABLES: readonly PersonalTable[] = [
  ...KIT_TABLES,
  {
    table: 'users',
    exports: exportRows(
      UserTable,
      [
        'revision',
        'profileVersion',
        'snapshotVersion',
        'passwordHash',
        'browserEpoch',
        'isActive',
        'subscriptionId',
        'customerId',
        'isAdmin',
      ],
      'WHERE id = $1',
    ),
    because: 'emptied by the closing of the account itself, which tells the other subgraphs',
  },
  {
    table: 'sessions',
    exports: exportRows(
      SessionTable,
      ['id', 'userId', 'tokenHash', 'revokedAt'],
      'WHERE user_id = $1 ORDER BY id',
    ),
    erases: ['DELETE FROM sessions WHERE user_id = $1'],
  },
  {
    table: 'clinic_members',
    exports: exportRows(
      ClinicMemberTable,
      ['id', 'tokenHash'],
      'WHERE user_id = $1 OR email = $2 ORDER BY id',
    ),
    erases: ['DELETE FROM clinic_members WHERE user_id = $1 OR clinic_id = $1 OR email = $2'],
  },
  {
    table: 'account_links',
    exports: exportRows(
      AccountLinkTable,
      ['userId', 'tokenHash'],
      'WHERE user_id = $1 ORDER BY created_at',
    ),
    erases: ['DELETE FROM account_links WHERE user_id = $1'],
  },
  {
    table: 'licences',
    exports: exportRows(
      LicenceTable,
      ['id', 'revision', 'userId', 'numberKey', 'expiresOn', 'reviewedBy', 'submittedAt'],
      'WHERE user_id = $1 ORDER BY id',
      { also: 'expires_on::text' },
    ),
    erases: ['DELETE FROM licences WHERE user_id = $1'],
  },
  {
    table: 'office_packs',
    exports: exportRows(OfficePackTable, ['clinicId', 'version'], 'WHERE clinic_id = $1'),
    erases: ['DELETE FROM office_packs WHERE clinic_id = $1'],
  },
  {
    table: 'licence_reminders',
    exports: exportRows(
      LicenceReminderTable,
      ['licenceId'],
      'JOIN licences l ON l.id = r.licence_id WHERE l.user_id = $1 ORDER BY r.at, r.step',
      { as: 'r' },
    ),
    because: 'goes with its licence',
  },
  {
    table: 'verification_documents',
    exports: exportRows(
      VerificationDocumentTable,
      ['id', 'userId', 'licenceId', 'uploadId', 'expiresOn', 'reviewedBy', 'closedAt'],
      'WHERE user_id = $1 ORDER BY id',
      { also: 'expires_on::text' },
    ),
    erases: ['DELETE FROM verification_documents WHERE user_id = $1'],
  },
  impersonal('regulators', 'public bodies and their registers'),
  {
    table: 'uploads',
    exports: exportRows(
      UploadTable,
      ['id', 'ownerId', 'key', 'sha256', 'uses', 'attachedAt'],
      'WHERE owner_id = $1 ORDER BY id',
    ),
    because: 'rows and files go together when the account is closed',
  },
  {
    table: 'waitlist_entries',
    exports: exportRows(
      WaitlistEntryTable,
      ['id', 'locale'],
      'WHERE email = $2 AND $1::int IS NOT NULL',
    ),
    erases: ['DELETE FROM waitlist_entries WHERE email = $2 AND $1::int IS NOT NULL'],
  },
  {
    table: 'referrals',
    exports: exportRows(ReferralTable, ['userId', 'referredBy'], 'WHERE user_id = $1'),
    erases: [
      'UPDATE referrals SET referred_by = NULL WHERE referred_by = $1',
      'DELETE FROM referrals WHERE user_id = $1 AND rewarded_at IS NULL',
    ],
    because: 'rewards that a clinic got stay counted; holds no words of the person',
  },
  {
    table: 'promotional_registrations',
    exports: exportRows(
      PromotionalRegistrationTable,
      ['id', 'userId'],
      'WHERE user_id = $1 ORDER BY id',
    ),
    because: 'places that were taken stay taken; holds no words of the person',
  },
  {
    table: 'subscriptions',
    exports: exportRows(
      SubscriptionTable,
      ['clinicId', 'providerId', 'customerId', 'syncedAt', 'failureDay', 'trialRemindedAt'],
      'WHERE clinic_id = $1',
    ),
    because: 'invoices of the platform are kept as tax law asks; holds no words of the person',
  },
  {
    table: 'subscription_records',
    exports: exportRows(
      SubscriptionRecordTable,
      ['id', 'clinicId', 'invoiceId', 'actorId'],
      'WHERE clinic_id = $1 ORDER BY id',
    ),
    erases: ['UPDATE subscription_records SET reason = NULL WHERE clinic_id = $1'],
  },
  {
    table: 'plan_refunds',
    exports: exportRows(
      PlanRefundTable,
      ['id', 'clinicId', 'providerId', 'invoiceId', 'refundedBeforeCents', 'actorId', 'isRefused'],
      'WHERE clinic_id = $1 ORDER BY id',
    ),
    erases: ['UPDATE plan_refunds SET reason = NULL WHERE clinic_id = $1'],
  },
  impersonal('promotion_states', 'codes that are closed or open, with the reason of it'),
  impersonal('subscription_endings', 'a payment provider’s ids, until it has ended them'),
  {
    table: 'open_checkouts',
    erases: ['DELETE FROM open_checkouts WHERE clinic_id = $1'],
    because: 'the id of a payment page',
  },
  {
    table: 'trial_uses',
    exports: exportRows(TrialUseTable, ['clinicId', 'officeKey'], 'WHERE clinic_id = $1'),
    because: 'the one trial of an office stays used',
  },
  impersonal('payment_events', 'ids and kinds of a payment provider’s events'),
  {
    table: 'test_payment_sessions',
    erases: ['DELETE FROM test_payment_sessions WHERE clinic_id = $1'],
    because: 'test payments only, without card or money',
  },
  {
    table: 'test_payment_subscriptions',
    because: 'in place of a provider, which ends them; test payments only, without card or money',
  },
  impersonal('test_payment_events', 'ids and kinds of the test driver’s events'),
  {
    table: 'consents',
    exports: exportRows(
      ConsentTable,
      ['id', 'userId', 'textHash'],
      'WHERE user_id = $1 ORDER BY id',
    ),
    because: 'kept as proof of what was agreed to; holds no words of the person',
  },
  {
    table: 'data_exports',
    exports: exportRows(
      DataExportTable,
      ['id', 'userId', 'parts', 'fileKey'],
      'WHERE user_id = $1 ORDER BY id',
    ),
    erases: ['DELETE FROM data_exports WHERE user_id = $1'],
  },
  impersonal('entitlements', 'ids of clinics and people from applications and bookings'),
  {
    table: 'blocks',
    erases: ['DELETE FROM blocks WHERE blocker_id = $1 OR blocked_id = $1'],
    because: 'a copy of what messaging hands out',
  },
  impersonal('audit_log', 'ids, kinds of acts and instants; append-only and never a free word'),
  impersonal('erasures', 'the record that a person was forgotten'),
];
