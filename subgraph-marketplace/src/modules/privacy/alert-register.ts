import { exportRows, type PersonalTable } from '@tbt/service-kit';
import {
  AlertRecipientTable,
  ClinicAlertTable,
  EmergencyOfferTable,
  EmergencyRequestTable,
  EmergencyResponseTable,
} from '../../generated/tables';

/** Who was asked for what, and who answered. */
export const ALERT_TABLES: readonly PersonalTable[] = [
  {
    table: 'clinic_alerts',
    exports: exportRows(ClinicAlertTable, ['clinicId'], 'WHERE clinic_id = $1 ORDER BY id'),
    erases: ['DELETE FROM clinic_alerts WHERE clinic_id = $1'],
  },
  {
    table: 'alert_recipients',
    exports: exportRows(
      AlertRecipientTable,
      ['professionalId', 'isInDigest'],
      'WHERE professional_id = $1 ORDER BY alert_id',
    ),
    erases: ['DELETE FROM alert_recipients WHERE professional_id = $1'],
  },
  {
    table: 'emergency_requests',
    exports: exportRows(
      EmergencyRequestTable,
      ['clinicId', 'assignedTo', 'nextWaveAt'],
      'WHERE clinic_id = $1 ORDER BY id',
    ),
    because: 'ids, a level and instants; the texts are the shift’s',
  },
  {
    table: 'emergency_offers',
    exports: exportRows(
      EmergencyOfferTable,
      ['professionalId'],
      'WHERE professional_id = $1 ORDER BY emergency_request_id',
    ),
    erases: ['DELETE FROM emergency_offers WHERE professional_id = $1'],
  },
  {
    table: 'emergency_responses',
    exports: exportRows(
      EmergencyResponseTable,
      ['professionalId'],
      'WHERE professional_id = $1 ORDER BY id',
    ),
    erases: ['DELETE FROM emergency_responses WHERE professional_id = $1'],
  },
];
