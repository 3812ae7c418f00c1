import { notFound } from '@tbt/service-kit';
import { requireSide, SIDE_ACTIONS, stepOf, type AcceptApplication } from '../applications';
import type { PeopleRepository } from '../people';
import { createAgreeing, type AgreementDeps } from './agreements.agree';
import { refuseBlockedPair, refuseClosedJob } from './agreements.fitness';

type Deps = AgreementDeps & { people: PeopleRepository };

/** The clinic takes an offer, or the temp a counter-offer: whoever did not speak last. */
export function createAcceptApplication(deps: Deps): AcceptApplication {
  const { agreements, people, clock } = deps;
  const agree = createAgreeing(deps);

  return async (tx, viewer, id) => {
    const offered = await agreements.lockByApplication(tx, id);
    if (!offered) throw notFound();
    const { job, personId } = offered;
    const side = requireSide(viewer, { clinicId: job.clinicId, applicantId: personId });
    refuseBlockedPair(offered);
    const person = await people.lock(tx, personId);
    refuseClosedJob(job);
    return agree(tx, {
      ...{ job, person, side },
      take(_tx, held) {
        const application = held.find((row) => row.id === id);
        if (!application) throw notFound();
        return Promise.resolve(stepOf(application, SIDE_ACTIONS.accept[side], side, clock.now()));
      },
    });
  };
}
