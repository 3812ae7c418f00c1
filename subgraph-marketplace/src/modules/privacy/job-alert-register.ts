import { exportRows, type PersonalTable } from '@tbt/service-kit';
import { JobAlertNotificationTable, JobAlertTable } from '../../generated/tables';

export const JOB_ALERT_TABLES: readonly PersonalTable[] = [
  {
    table: 'job_alerts',
    exports: exportRows(
      JobAlertTable,
      ['userId', 'cityKeys', 'searchKeys', 'latitude', 'longitude', 'timeZone'],
      'WHERE user_id = $1 ORDER BY id',
    ),
    erases: ['DELETE FROM job_alerts WHERE user_id = $1'],
  },
  { table: 'job_alert_keys', because: 'copies of job_alerts, deleted with them' },
  {
    table: 'job_alert_notifications',
    exports: exportRows(
      JobAlertNotificationTable,
      ['userId', 'dueAt', 'createdAt'],
      'WHERE user_id = $1 ORDER BY id',
    ),
    erases: ['DELETE FROM job_alert_notifications WHERE user_id = $1'],
  },
  { table: 'alert_jobs', because: 'ids of shifts, for the moment until alerts were compared' },
];
