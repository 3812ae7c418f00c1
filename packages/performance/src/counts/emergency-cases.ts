import type { BenchWorld } from './bench-world';
import { emergencyOn } from './emergency-makers';
import {
  input,
  sentBy,
  sentByNewcomer,
  type OperationCase,
  type OperationCases,
} from './operation-case';

const newDay = (world: BenchWorld) => world.freeDays(1)[0] ?? '';
const arrival = (world: BenchWorld) => new Date(world.now().getTime() + 1_800_000).toISOString();

/** The clinic or the professional who share sixty requests. */
const asSide = (actor: 'clinic' | 'hygienist', variables: OperationCase['variables']) => ({
  as: [actor],
  variables,
  substitute: async ({ emergencies }: BenchWorld) =>
    actor === 'clinic' ? emergencies.clinic : emergencies.temp,
});
const listed = asSide('clinic', (_world, first) => ({ first }));

const answer = sentByNewcomer(async (world, temp) => {
  await world.onCall(temp);
  const emergencyRequestId = String(await world.emergency(world.clinic, newDay(world)));
  return input({ emergencyRequestId, estimatedArrival: arrival(world) });
});
const decline = sentByNewcomer(async (world, temp) => {
  await world.onCall(temp);
  return input({ emergencyRequestId: String(await world.emergency(world.clinic, newDay(world))) });
});
const request = sentBy('clinic', (world) => input(emergencyOn(newDay(world))));
const cancel = sentBy('clinic', async (world) =>
  input({ emergencyRequestId: String(await world.emergency(world.clinic, newDay(world))) }),
);
const resume = sentBy('clinic', async (world) => {
  const emergencyId = await world.emergency(world.clinic, newDay(world));
  await world.pauseEmergency(emergencyId);
  return input({ emergencyRequestId: String(emergencyId) });
});
const setOnCall = sentByNewcomer(() => input({ isOnCall: false, hours: [] }));
const one = asSide('hygienist', ({ emergencyId }) => ({ id: String(emergencyId) }));

export const emergencyCases: OperationCases = {
  'mfe-clinic/EmergencyBoard': sentBy('clinic', () => ({ jobId: '0', isForShift: false })),
  'mfe-clinic/EmergencyOffers': asSide('hygienist', () => ({})),
  'mfe-jobs/OpenEmergencies': asSide('hygienist', () => ({})),
  'mfe-clinic/RequestEmergency': request,
  'mfe-clinic/AnswerEmergency': answer,
  'mfe-clinic/DeclineEmergency': decline,
  'mfe-clinic/ResumeEmergency': resume,
  'mfe-clinic/CancelEmergency': cancel,
  'mfe-clinic/SetOnCall': setOnCall,
  'gateway/RestEmergencyRequests': listed,
  'gateway/RestEmergencyRequest': one,
  'gateway/RestRequestEmergency': request,
  'gateway/RestAnswerEmergency': answer,
  'gateway/RestDeclineEmergency': decline,
  'gateway/RestResumeEmergency': resume,
  'gateway/RestCancelEmergency': cancel,
  'gateway/RestSetOnCall': setOnCall,
  'gateway/SocketEmergency': one,
};
