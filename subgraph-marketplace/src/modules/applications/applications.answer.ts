import { SHIFT_TERMS, type ApplicationAction } from '@tbt/contracts';
import { conflict, notFound } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceTx } from '../../database';
import type { Job, JobsRepository } from '../jobs';
import { SIDE_ACTIONS, stepOf } from './applications.edges';
import { announceApplications } from './applications.events';
import { parseAnswer, parseCounter } from './applications.inputs';
import { requireSide } from './applications.policy';
import type { ApplicationsRepository } from './applications.repository';
import type { Application } from './applications.types';

type Deps = {
  applications: ApplicationsRepository;
  jobs: JobsRepository;
  commands: Commands;
  clock: Clock;
};
type Side = 'temp' | 'clinic';

/** Answers to an offer that book nothing. */
export function createAnswering({ applications, jobs, commands, clock }: Deps) {
  const heldBy = async (tx: MarketplaceTx, { viewer }: RequestInfo, id: number) => {
    const application = await applications.lock(tx, id);
    const side = requireSide(viewer, application);
    if (!application) throw notFound();
    return { application, side };
  };

  const openJob = async (tx: MarketplaceTx, id: number): Promise<Job> => {
    const job = await jobs.lock(tx, id, 'together');
    if (job?.status === 'active' || job?.status === 'invited') return job;
    throw conflict('job.notActive', { reasons: ['job_not_active'] });
  };

  return {
    /** Ends an offer with the action that the viewer's side has for it. */
    end(
      info: RequestInfo,
      command: { operation: string; input: object },
      actionOf: (side: Side) => ApplicationAction,
    ): Promise<Application> {
      const id = parseAnswer(command.input);
      return commands.run(info, command, async (tx) => {
        const { application, side } = await heldBy(tx, info, id);
        const step = stepOf(application, actionOf(side), side, clock.now());
        await applications.save(tx, [step]);
        await announceApplications(tx, [step], clock.now());
        return step;
      });
    },

    counter(info: RequestInfo, input: object): Promise<Application> {
      const { applicationId, ...word } = parseCounter(input);
      return commands.run(info, { operation: 'counterApplication', input }, async (tx) => {
        const found = await applications.find(tx, applicationId);
        requireSide(info.viewer, found);
        // The shift before the offer: the order in which everybody takes their locks.
        const job = found && (await openJob(tx, found.jobId));
        const { application, side } = await heldBy(tx, info, applicationId);
        if (!job) throw notFound();
        const step = stepOf(application, SIDE_ACTIONS.counter[side], side, clock.now());
        refuseIdleWord(application, word.hourlyRate);
        const countered = await applications.saveWord(tx, step, word, job);
        await announceApplications(tx, [countered], clock.now());
        return countered;
      });
    },
  };
}

function refuseIdleWord({ rounds, hourlyRate }: Application, named: string): void {
  const max = SHIFT_TERMS.offerRoundsMax;
  if (rounds >= max) {
    throw conflict('application.roundsOver', { values: { max }, reasons: ['rounds_over'] });
  }
  if (hourlyRate !== named) return;
  throw conflict('application.sameRate', { path: ['hourlyRate'], reasons: ['same_rate'] });
}
