import type { ApplicationStatus } from '@tbt/contracts';
import { conflict } from '@tbt/service-kit';
import type { Application } from './applications.types';

type Actor = 'temp' | 'clinic' | 'clock';
type Step = {
  from: readonly ApplicationStatus[];
  to: ApplicationStatus;
  by: readonly Actor[];
};

/**
 * Every step an application may take; any other is a CONFLICT. Accepting also makes the booking,
 * takes the shift off the list, declines the shift's other applications and withdraws those of the
 * person that overlap it.
 */
export const APPLICATION_STEPS = {
  accept: { from: ['pending'], to: 'accepted', by: ['clinic'] },
  decline: { from: ['pending'], to: 'declined', by: ['clinic'] },
  withdraw: { from: ['pending'], to: 'withdrawn', by: ['temp', 'clinic'] },
  expire: { from: ['pending'], to: 'expired', by: ['clock'] },
} as const satisfies Record<string, Step>;

export type ApplicationStep = keyof typeof APPLICATION_STEPS;

export const canTake = (status: ApplicationStatus, step: ApplicationStep): boolean =>
  (APPLICATION_STEPS[step].from as readonly ApplicationStatus[]).includes(status);

/** @throws DomainError CONFLICT `application.illegalStep` when the table has no such edge. */
export function requireStep({ status }: Application, step: ApplicationStep): void {
  if (canTake(status, step)) return;
  throw conflict('application.illegalStep', { values: { status }, reasons: ['illegal_step'] });
}
