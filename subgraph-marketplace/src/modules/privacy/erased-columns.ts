import { eraseColumns } from '@tbt/service-kit';
import { JobTable, PersonTable, type JobRow, type PersonRow } from '../../generated/tables';

// Above every revision of identity, so that late events are ignored.
const LAST_REVISION = 2_147_483_647;

/** The professional keeps date, hours, rate and province; the clinic's texts are erased. */
export const ERASED_JOB = eraseColumns<JobRow>(JobTable, {
  title: 'role',
  description: 'NULL',
  city: 'province',
  cityKey: 'lower(province)',
  postalArea: 'NULL',
  latitude: 'NULL',
  longitude: 'NULL',
  frenchTitle: 'NULL',
  frenchDescription: 'NULL',
  formerTerms: "'[]'",
});

export const ERASED_PERSON = eraseColumns<PersonRow>(PersonTable, {
  revision: String(LAST_REVISION),
  isActive: 'false',
  isVerified: 'false',
  province: 'NULL',
  city: 'NULL',
  educationTier: 'NULL',
  yearsExperience: 'NULL',
  isNewGrad: 'false',
  workingStyle: 'NULL',
  specialtyFocus: "'{}'",
  languagesSpoken: "'{}'",
  personalityType: 'NULL',
  workPace: 'NULL',
  clinicVibe: 'NULL',
  teamCollaboration: 'NULL',
  patientTypes: "'{}'",
  availability: "'{}'",
  travelDistance: 'NULL',
  postalArea: 'NULL',
  latitude: 'NULL',
  longitude: 'NULL',
  searchText: "''",
  licences: "'[]'",
  clinicIds: "'{}'",
  isOnCall: 'false',
  emergencyAvailable: 'false',
  onCallHours: "'[]'",
  responseTime: 'NULL',
  name: 'NULL',
  streetAddress: 'NULL',
  postalCode: 'NULL',
  paysInDays: 'NULL',
  postingBlockedAt: 'NULL',
  timeZone: 'NULL',
});
