import { SHIFT_TERMS, waveRadius } from '@tbt/contracts';
import { actingClinicOf, outcome } from '@tbt/service-kit';
import type { RequestInfo } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { shownText } from '../bookings';
import { memberOf } from '../people';
import type { EmergencyRequest } from './emergencies.types';
import { OverlappingShift } from './request-emergency';

const isClinicOf = ({ viewer }: RequestInfo, { clinicId }: EmergencyRequest): boolean =>
  actingClinicOf(viewer) === clinicId;
/** All for the clinic, the viewer's own for others. */
const idsFor = (info: RequestInfo, request: EmergencyRequest, ids: readonly number[]): string[] =>
  ids.filter((id) => isClinicOf(info, request) || id === info.viewer?.userId).map(String);

const respondedIds = ({ responses }: EmergencyRequest) =>
  responses.map(({ professionalId }) => professionalId);

export const emergenciesResolvers: Resolvers = {
  Query: {
    emergencyRequests: (_root, args, { info, services }) => services.emergencies.mine(info, args),
    emergencyRequest: (_root, { id }, { info, services }) => services.emergencies.one(info, id),
    emergencyQuota: (_root, _args, { info, services }) => services.emergencies.quota(info),
    onCall: (_root, _args, { info, services }) => services.onCall.mine(info),
  },
  Mutation: {
    requestEmergency: async (_root, { input }, { info, services }) => {
      const asked = services.emergencies.request(info, input);
      const made = await outcome(info, async () => ({ emergencyRequest: await asked }));
      const overlapping = await asked.then(
        () => null,
        (error: unknown) => (error instanceof OverlappingShift ? error.job : null),
      );
      return { ...made, overlapping };
    },
    answerEmergency: (_root, { input }, { info, services }) =>
      outcome(info, () => services.emergencies.answer(info, input)),
    declineEmergency: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({
        emergencyRequestId: await services.emergencies.decline(info, input),
      })),
    resumeEmergency: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({
        emergencyRequest: await services.emergencies.resume(info, input),
      })),
    cancelEmergency: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({
        emergencyRequest: await services.emergencies.cancel(info, input),
      })),
    setOnCall: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ onCall: await services.onCall.set(info, input) })),
  },
  EmergencyRequest: {
    clinic: ({ clinicId }, _args, { loaders }) => memberOf(loaders, clinicId),
    job: ({ jobId }, _args, { loaders }) => loaders.visibleJob.load(jobId),
    assignedTo: (request, _args, { info }) =>
      request.assignedTo === null ? null : (idsFor(info, request, [request.assignedTo])[0] ?? null),
    respondedProfessionals: (request, _args, { info }) =>
      idsFor(info, request, respondedIds(request)),
    radius: ({ maxRadius, wave }) => waveRadius(maxRadius, wave),
    nextWaveAt: ({ status, nextWaveAt }) =>
      status === 'active' && nextWaveAt ? nextWaveAt.toISOString() : null,
    waves: (request, _args, { info }) => (isClinicOf(info, request) ? request.waves : []),
    responses: (request, _args, { info }) => (isClinicOf(info, request) ? request.responses : []),
    myResponse: ({ responses }, _args, { info }) =>
      responses.find(({ professionalId }) => professionalId === info.viewer?.userId) ?? null,
    askedAt: ({ myAskedAt }) => myAskedAt?.toISOString() ?? null,
    distanceKm: ({ myKm }) => myKm,
    travelMinutes: ({ myKm }) =>
      myKm === null ? null : Math.round((myKm / SHIFT_TERMS.travelSpeedKmh) * 60),
    widening: (request, _args, { info, services }) =>
      isClinicOf(info, request) ? services.emergencies.hints(request) : [],
  },
  EmergencyResponse: {
    message: ({ message, professionalId }, _args, { info, loaders }) =>
      info.viewer?.userId === professionalId
        ? message
        : shownText(message, professionalId, loaders),
    professional: ({ professionalId }, _args, { loaders }) => memberOf(loaders, professionalId),
  },
};
