import type { ShiftParty } from '@tbt/contracts';

/** A change without a transition is a CONFLICT. */
export type ShiftTransition<Action extends string, Status extends string> = {
  action: Action;
  from: readonly Status[];
  to: Status;
  by: readonly ShiftParty[];
};

export const allows = <Action extends string, Status extends string>(
  transition: ShiftTransition<Action, Status>,
  from: Status,
  action: Action,
  by: ShiftParty,
) => transition.action === action && transition.from.includes(from) && transition.by.includes(by);
