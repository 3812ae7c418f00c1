import type { Clock, LiveBus } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceDatabase } from '../../database';
import type { AnswerBooking, OfferClosing } from '../bookings';
import type { JobsQueries, RequirePosting } from '../jobs';
import type { MatchReading } from '../matching';
import type { PeopleQueries } from '../people';
import { createEmergencyAnswers } from './answer-emergency';
import { createAnswerAssignment } from './assign-answers';
import { createEmergenciesQueries } from './emergencies.queries';
import { createEmergenciesService, type EmergenciesService } from './emergencies.service';
import type { ChangedEmergency } from './emergencies.types';
import { createOnCallService, type OnCallService } from './on-call.service';
import { createEmergencyRequesting, type OfficeAt } from './request-emergency';
import { createWaves } from './send-waves';
import { createWidening } from './widening';

type Deps = {
  database: MarketplaceDatabase;
  clock: Clock;
  commands: Commands;
  live: LiveBus;
  jobs: JobsQueries;
  people: PeopleQueries;
  offerClosing: OfferClosing;
  answerBooking: AnswerBooking;
  reading: MatchReading;
  requirePosting: RequirePosting;
  officeOf: OfficeAt;
};

export type EmergencyServices = {
  emergencies: EmergenciesService;
  onCall: OnCallService;
  keepEmergencies(): Promise<{ ended: number; waves: number; assigned: number }>;
};

/** Users of one signal: its payload is limited. */
const PART = 400;

export function createEmergencies(given: Deps): EmergencyServices {
  const signal = async ({ emergencyRequestId, userIds }: ChangedEmergency) => {
    for (let from = 0; from < userIds.length; from += PART)
      await given.live.publish('emergency.changed', {
        emergencyRequestId,
        userIds: userIds.slice(from, from + PART),
      });
  };
  const deps = { ...given, signal, emergencies: createEmergenciesQueries(given.database) };
  const waves = createWaves(deps);
  const answers = createEmergencyAnswers(deps);
  const assignAnswers = createAnswerAssignment({ ...deps, answers });
  return {
    emergencies: createEmergenciesService({
      ...deps,
      answers,
      waves,
      widening: createWidening(deps),
      requesting: createEmergencyRequesting({ ...deps, waves }),
    }),
    onCall: createOnCallService(deps),
    async keepEmergencies() {
      const ended = await waves.endOutlived();
      const assigned = await assignAnswers();
      return { ended, assigned, waves: await waves.sendDue() };
    },
  };
}
