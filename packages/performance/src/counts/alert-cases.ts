import { input, sentBy, sentByNewcomer, type OperationCases } from './operation-case';

const create = sentByNewcomer((_world, _newcomer) =>
  input({ roles: ['hygienist'], provinces: ['Ontario'], minHourlyRate: '50.00' }),
);
const edit = sentByNewcomer(async (world, newcomer) =>
  input({ alertId: String(await world.jobAlert(newcomer)), isActive: false }),
);
const remove = sentByNewcomer(async (world, newcomer) =>
  input({ alertId: String(await world.jobAlert(newcomer)) }),
);
const mark = sentBy('hygienist', async (world) =>
  input({ notificationId: String(await world.foundByAlert(world.hygienist)), mark: 'read' }),
);

export const alertCases: OperationCases = {
  'mfe-jobs/JobAlertsPage': sentBy('hygienist', (_world, first) => ({ first })),
  'mfe-jobs/AlertDevices': sentBy('hygienist', () => ({})),
  'mfe-jobs/JobAlertPreview': sentBy('hygienist', () => ({
    criteria: { roles: ['hygienist'], provinces: ['Ontario'] },
  })),
  'mfe-jobs/CreateJobAlert': create,
  'mfe-jobs/EditJobAlert': edit,
  'mfe-jobs/DeleteJobAlert': remove,
  'mfe-jobs/MarkFoundShift': mark,
  'gateway/RestJobAlerts': sentByNewcomer(async (world, newcomer) => {
    await world.jobAlert(newcomer);
    return {};
  }),
  'gateway/RestJobAlertPreview': sentByNewcomer(async (world, newcomer) => ({
    id: String(await world.jobAlert(newcomer)),
  })),
  'gateway/RestJobAlertNotifications': sentBy('hygienist', (_world, first) => ({ first })),
  'gateway/RestCreateJobAlert': create,
  'gateway/RestEditJobAlert': edit,
  'gateway/RestDeleteJobAlert': remove,
  'gateway/RestMarkJobAlertNotification': mark,
};
