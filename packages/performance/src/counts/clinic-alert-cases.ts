import type { BenchWorld } from './bench-world';
import { input, sentBy, type OperationCase, type OperationCases } from './operation-case';

const words = { title: 'Open chair in May', message: 'We look for a second hygienist.' };

const onReceived = (more: object = {}): OperationCase => ({
  as: ['hygienist'],
  substitute: (world: BenchWorld) => world.newRecipient(),
  variables: async (world) =>
    input({ alertId: String(await world.sentAlert(world.clinic)), ...more }),
});
const onWritten = sentBy('clinic', async (world) =>
  input({ alertId: String(await world.alert(world.clinic)) }),
);
const received: OperationCase = {
  as: ['hygienist'],
  substitute: async ({ alerts }: BenchWorld) => alerts.temp,
  variables: (_world, first) => ({ first }),
};

export const clinicAlertCases: OperationCases = {
  'mfe-clinic/ClinicAlertBoard': sentBy('clinic', () => ({})),
  'mfe-clinic/AlertAnswers': sentBy('clinic', ({ alerts: { alertId } }) => ({
    id: String(alertId),
  })),
  'mfe-clinic/AlertAudience': sentBy('clinic', () => ({ audience: { role: 'hygienist' } })),
  'mfe-clinic/ReceivedAlerts': received,
  'mfe-clinic/CreateClinicAlert': sentBy('clinic', () => input(words)),
  'mfe-clinic/SendClinicAlert': onWritten,
  'mfe-clinic/CancelClinicAlert': onWritten,
  'mfe-clinic/ReadAlert': onReceived(),
  'mfe-clinic/RespondToAlert': onReceived({ answer: 'interested' }),
  'gateway/RestClinicAlerts': sentBy('clinic', (_world, first) => ({ first })),
  'gateway/RestAlertRecipients': sentBy('clinic', ({ alerts: { alertId } }, first) => ({
    id: String(alertId),
    first,
  })),
  'gateway/RestAlertAudience': sentBy('clinic', () => ({ audience: { role: 'hygienist' } })),
  'gateway/RestReceivedAlerts': received,
  'gateway/RestCreateClinicAlert': sentBy('clinic', () => input(words)),
  'gateway/RestSendClinicAlert': onWritten,
  'gateway/RestCancelClinicAlert': onWritten,
  'gateway/RestReadAlert': onReceived(),
  'gateway/RestRespondToAlert': onReceived({ answer: 'interested', message: 'From June on' }),
};
