import { exportRows, type PersonalTable } from '@tbt/service-kit';
import {
  ClinicLocationTable,
  SavedSearchTable,
  SocialAccountTable,
  SocialPublicationTable,
} from '../../generated/tables';

export const OFFICE_TABLES: readonly PersonalTable[] = [
  {
    table: 'clinic_locations',
    exports: exportRows(
      ClinicLocationTable,
      ['clinicId', 'nameKey'],
      'WHERE clinic_id = $1 ORDER BY id',
    ),
    erases: [
      `UPDATE clinic_locations SET name = 'gone-' || id, name_key = 'gone-' || id, street_address = '',
        city = province, postal_code = '', phone = NULL, parking = NULL,
        floor = NULL, software = NULL, instruments = NULL, minutes_per_patient = NULL, scrubs = NULL,
        radiographs = NULL, orientation = '{}',
        closed_at = coalesce(closed_at, now()) WHERE clinic_id = $1`,
    ],
  },
  {
    table: 'social_accounts',
    exports: exportRows(
      SocialAccountTable,
      ['clinicId', 'sealedToken'],
      'WHERE clinic_id = $1 ORDER BY network',
    ),
    erases: ['DELETE FROM social_accounts WHERE clinic_id = $1'],
  },
  {
    table: 'social_publications',
    exports: exportRows(
      SocialPublicationTable,
      ['clinicId'],
      'WHERE clinic_id = $1 ORDER BY asked_at',
    ),
    erases: ['DELETE FROM social_publications WHERE clinic_id = $1'],
  },
  {
    table: 'saved_searches',
    exports: exportRows(
      SavedSearchTable,
      ['clinicId', 'nameKey'],
      'WHERE clinic_id = $1 ORDER BY id',
    ),
    erases: ['DELETE FROM saved_searches WHERE clinic_id = $1'],
  },
];
