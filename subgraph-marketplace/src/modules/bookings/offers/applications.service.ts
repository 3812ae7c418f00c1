import type { Connection, PageInput, RequestInfo } from '@tbt/service-kit';
import { requireOneSide, requireProfessional } from '@tbt/service-kit';
import type { Commands } from '../../../commands';
import { newestConnection, newestPage } from '../../../newest-first';
import { createAnswerApplication } from './answer-application';
import { createApplyToJob } from './apply-to-job';
import { SIDE_ACTIONS } from '../transitions/application-transitions';
import { parseAcceptance } from './applications.inputs';
import type { Acceptance, AcceptApplication, Application } from './applications.types';

type Deps = Parameters<typeof createApplyToJob>[0] &
  Parameters<typeof createAnswerApplication>[0] & {
    commands: Commands;
    acceptApplication: AcceptApplication;
  };

export type ApplicationsService = {
  mine(info: RequestInfo, args: PageInput): Promise<Connection<Application>>;
  /** @throws DomainError CONFLICT job_not_active, duplicate, overlap; NOT_FOUND if never public. */
  apply(info: RequestInfo, input: object): Promise<Application>;
  /** @throws DomainError CONFLICT illegal_step out of turn, rounds_over, same_rate, job_not_active. */
  counter(info: RequestInfo, input: object): Promise<Application>;
  /** @throws DomainError CONFLICT other_rate, terms_changed, job_not_active, overlap, or missing_credential with the exact gap. */
  accept(info: RequestInfo, input: object): Promise<Acceptance>;
  /** By either side; the temp declines a counter-offer. */
  decline(info: RequestInfo, input: object): Promise<Application>;
  withdraw(info: RequestInfo, input: object): Promise<Application>;
  /** Accepts changed terms. @throws DomainError CONFLICT stale, illegal_step, job_not_active. */
  keep(info: RequestInfo, input: object): Promise<Application>;
};

export function createApplicationsService(deps: Deps): ApplicationsService {
  const { applications, commands, acceptApplication } = deps;
  const answering = createAnswerApplication(deps);
  const admitted = async (info: RequestInfo) => {
    await commands.consumeWriteQuota(info);
    requireOneSide(info);
  };

  return {
    async mine(info, pageInput) {
      const { id } = requireProfessional(info);
      const page = newestPage('myApplications', id, pageInput);
      return newestConnection(await applications.ofApplicant(id, page), id, page);
    },

    apply: createApplyToJob(deps),

    async counter(info, input) {
      await admitted(info);
      return answering.counter(info, input);
    },

    async accept(info, input) {
      await admitted(info);
      const acceptance = parseAcceptance(input);
      return commands.run(info, { operation: 'acceptApplication', input }, (tx) =>
        acceptApplication(tx, info.viewer, acceptance),
      );
    },

    async decline(info, input) {
      await admitted(info);
      const command = { operation: 'declineApplication', input };
      return answering.end(info, command, (side) => SIDE_ACTIONS.decline[side]);
    },

    async keep(info, input) {
      await commands.consumeWriteQuota(info);
      requireProfessional(info);
      return answering.keep(info, input);
    },

    async withdraw(info, input) {
      await commands.consumeWriteQuota(info);
      requireProfessional(info);
      return answering.end(info, { operation: 'withdrawApplication', input }, () => 'withdraw');
    },
  };
}
