import type { ViewerKind } from '@tbt/contracts/authorisation';
import type { Viewer } from '@tbt/service-kit';
import { asViewer } from '@tbt/service-kit/testing';
import type { ProfileInput, User } from '../../src';
import { PASSWORD, viewerOf, type World } from '../factories';

export type Subject = 'professional' | 'clinic';
/** Viewers by their relation to the subject. */
export type Cast = {
  subject: User;
  licenceId: number;
  /** Of the viewer `clinic`, with an open invitation. */
  team: { clinicId: number; memberId: number };
  viewers: Record<ViewerKind, Viewer | null>;
};

const FACTS = {
  profilePicture: '/uploads/photos/00000000000000000000000000000000-512.webp',
  streetAddress: '1 King St W',
  postalCode: 'M5H 1A1',
  licenseNumber: 'H-100',
  yearsExperience: '2-5',
  travelDistance: 25,
  educationInstitution: 'University of Toronto',
  graduationYear: 2026,
  gpa: '3.90',
  availability: ['Monday'],
  workingStyle: 'collaborative',
  personalityType: 'calm',
  workPace: 'adaptable',
  clinicVibe: 'chill',
  patientTypes: ['general'],
  specialtyFocus: ['surgical'],
  languagesSpoken: ['French'],
  communicationStyle: 'direct',
  teamCollaboration: 'mentoring',
  stressHandling: 'calm_under_pressure',
} satisfies ProfileInput & { profilePicture: string };

/** Fills columns without a form, so that every visible field has a value. */
const FILL = `UPDATE users SET subscription_status = 'active', subscription_tier = 'pro',
  subscription_ends_at = now(), promotional_code = 'FIRST5FREE', is_promotional_user = true,
  is_new_grad = true, is_verified = true, verification_status = 'approved', last_active_at = now(),
  education_tier = 'tier1', subscription_id = 'sub_1', customer_id = 'cus_1', profile_picture = $2 WHERE id = $1`;

const CONSENT = `INSERT INTO consents (user_id, purpose, text_version, text_hash, locale, is_given, at)
  VALUES ($1, 'terms', '1', 'x', 'en-CA', true, now())`;
const EXPORT = `INSERT INTO data_exports (user_id, status, requested_at) VALUES ($1, 'expired', now())`;

const DOCUMENT = `WITH stored AS (
    INSERT INTO uploads (owner_id, kind, key, media_type, size, sha256, uses, attached_at)
    VALUES ($1, 'document', 'documents/' || md5($1::int::text), 'application/pdf', 1,
      repeat('0', 64), 1, now()) RETURNING id)
  INSERT INTO verification_documents (user_id, type, upload_id) SELECT $1, 'insurance', id FROM stored`;
const OFFICE_PACK = `INSERT INTO office_packs (clinic_id, software, updated_at) VALUES ($1, 'X', now())`;

/** A subject with every field filled, and every kind of viewer. */
export async function castFor(world: World, kind: Subject): Promise<Cast> {
  const { profilePicture, ...profile } = FACTS;
  const role = kind === 'clinic' ? 'clinic' : 'hygienist';
  const subject = await world.person(role, profile);
  await world.database.pool.query(FILL, [subject.id, profilePicture]);
  const rows = [CONSENT, EXPORT, DOCUMENT, ...(kind === 'clinic' ? [OFFICE_PACK] : [])];
  for (const sql of rows) await world.database.pool.query(sql, [subject.id]);
  const info = asViewer(viewerOf(subject), { address: null });
  await world.services.sessions.logIn(info, { email: subject.email, password: PASSWORD });
  await world.services.emailChange.requestChange(info, {
    newEmail: `new-${subject.email}`,
    currentPassword: PASSWORD,
  });
  let licenceId = 0;
  if (kind === 'professional') {
    const licence = await world.services.licences.record(world.system, subject.id, {
      province: 'Ontario',
      number: 'CDHO-1',
    });
    await world.services.licences.approve(world.system, licence.id);
    licenceId = licence.id;
  }
  const entitled = await world.person('clinic');
  await world.apply(entitled, subject);
  const clinic = await world.person('clinic');
  const invitation = await world.services.clinicTeam.invite(asViewer(viewerOf(clinic)), {
    ...{ clinicId: clinic.id, email: `invited-${clinic.email}`, role: 'viewer' },
  });
  return {
    subject,
    licenceId,
    team: { clinicId: clinic.id, memberId: invitation.id },
    viewers: {
      anonymous: null,
      temp: viewerOf(await world.person('assistant')),
      clinic: viewerOf(clinic),
      'entitled clinic': viewerOf(entitled),
      self: viewerOf(subject),
      admin: viewerOf(await world.admin()),
    },
  };
}
