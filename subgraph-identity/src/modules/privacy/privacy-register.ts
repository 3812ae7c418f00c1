import { impersonal, KIT_TABLES, type PersonalTable } from '@tbt/service-kit';

const USER_COLUMNS = `id, email, first_name, last_name, role::text, profile_picture, province, city,
  street_address, postal_code, license_number, years_experience, travel_distance,
  education_institution, education_tier::text, graduation_year, gpa::text, is_new_grad, availability,
  is_verified, verification_status::text, working_style, personality_type, work_pace, clinic_vibe,
  patient_types, specialty_focus, languages_spoken, communication_style, team_collaboration,
  stress_handling, subscription_status::text, subscription_tier::text, subscription_ends_at,
  promotional_code, is_promotional_user, locale, email_confirmed_at, last_active_at, created_at`;

/** How each table holds personal data; a test compares it with the database. */
export const IDENTITY_TABLES: readonly PersonalTable[] = [
  ...KIT_TABLES,
  {
    table: 'users',
    exports: `SELECT ${USER_COLUMNS} FROM users WHERE id = $1`,
    because: 'emptied by the closing of the account itself, which tells the other subgraphs',
  },
  {
    table: 'sessions',
    exports: `SELECT created_at, last_used_at, expires_at, device, address FROM sessions
      WHERE user_id = $1 ORDER BY id`,
    erases: ['DELETE FROM sessions WHERE user_id = $1'],
  },
  {
    table: 'account_links',
    exports: `SELECT purpose, email::text, created_at, expires_at, used_at FROM account_links
      WHERE user_id = $1 ORDER BY created_at`,
    erases: ['DELETE FROM account_links WHERE user_id = $1'],
  },
  {
    table: 'licences',
    exports: `SELECT province, regulator, class, number, status::text, expires_on::text, conditions,
      reason, reviewed_at, created_at FROM licences WHERE user_id = $1 ORDER BY id`,
    erases: ['DELETE FROM licences WHERE user_id = $1'],
  },
  {
    table: 'office_packs',
    exports: `SELECT software, instruments, minutes_per_patient, parking, scrubs, radiographs,
      orientation, photos, updated_at FROM office_packs WHERE clinic_id = $1`,
    erases: ['DELETE FROM office_packs WHERE clinic_id = $1'],
  },
  {
    table: 'licence_reminders',
    exports: `SELECT r.step, r.at FROM licence_reminders r JOIN licences l ON l.id = r.licence_id
      WHERE l.user_id = $1 ORDER BY r.at, r.step`,
    because: 'goes with its licence',
  },
  {
    table: 'verification_documents',
    exports: `SELECT type::text, status::text, expires_on::text, reason, reviewed_at, created_at
      FROM verification_documents WHERE user_id = $1 ORDER BY id`,
    erases: ['DELETE FROM verification_documents WHERE user_id = $1'],
  },
  impersonal('regulators', 'public bodies and their registers'),
  {
    table: 'uploads',
    exports: `SELECT kind::text, media_type, size, created_at FROM uploads
      WHERE owner_id = $1 ORDER BY id`,
    because: 'rows and files go together when the account is closed',
  },
  {
    table: 'waitlist_entries',
    exports: `SELECT name, email::text, province, role::text, beta_tester, created_at
      FROM waitlist_entries WHERE email = $2 AND $1::int IS NOT NULL`,
    erases: ['DELETE FROM waitlist_entries WHERE email = $2 AND $1::int IS NOT NULL'],
  },
  {
    table: 'promotional_registrations',
    exports: `SELECT promotional_code, registration_order, is_valid, benefits_granted, created_at
      FROM promotional_registrations WHERE user_id = $1 ORDER BY id`,
    because: 'places that were taken stay taken; holds no words of the person',
  },
  {
    table: 'consents',
    exports: `SELECT purpose, text_version, locale, is_given, at FROM consents
      WHERE user_id = $1 ORDER BY id`,
    because: 'kept as proof of what was agreed to; holds no words of the person',
  },
  {
    table: 'data_exports',
    exports: `SELECT status, requested_at, ready_at, expires_at FROM data_exports
      WHERE user_id = $1 ORDER BY id`,
    erases: ['DELETE FROM data_exports WHERE user_id = $1'],
  },
  impersonal('entitlements', 'ids of clinics and people, which stand in applications and bookings'),
  impersonal('audit_log', 'ids, kinds of acts and instants; append-only and never a free word'),
  impersonal('erasures', 'the record that a person was forgotten'),
];
