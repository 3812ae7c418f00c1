import { APPLICATION_STATUSES, type ApplicationStatus } from '@tbt/contracts';
import { DomainError } from '@tbt/service-kit';
import { APPLICATION_STEPS, requireStep, type ApplicationStep } from './applications.steps';
import type { Application } from './applications.types';

const application = (status: ApplicationStatus): Application => ({
  id: 1,
  jobId: 1,
  clinicId: 1,
  applicantId: 2,
  status,
  message: null,
  revision: 1,
  createdAt: new Date(0),
});

const LEGAL: Record<ApplicationStep, readonly ApplicationStatus[]> = {
  accept: ['pending'],
  decline: ['pending'],
  withdraw: ['pending'],
  expire: ['pending'],
};

describe('steps of an application', () => {
  const steps = Object.keys(APPLICATION_STEPS) as ApplicationStep[];
  const edges = APPLICATION_STATUSES.flatMap((from) => steps.map((step) => [from, step] as const));

  it.each(edges)('%s: %s', (from, step) => {
    const act = () => requireStep(application(from), step);
    if (LEGAL[step].includes(from)) return expect(act).not.toThrow();
    expect(act).toThrow(DomainError);
    expect(act).toThrow('CONFLICT application.illegalStep');
  });
});
