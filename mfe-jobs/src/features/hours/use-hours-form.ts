import type { HoursValues } from '@tbt/contracts';
import { useSession, type UserErrorLike } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import type { HoursPanelFragment, ShiftSide } from '../../generated/graphql';
import type { TypedHours } from './hours-fields';
import { useHoursRule } from './use-hours-rule';

export interface HoursFormOptions {
  booking: HoursPanelFragment;
  facts: NonNullable<HoursPanelFragment['hoursForm']>;
  side: ShiftSide;
  begin: { startTime: string; endTime: string; breakMinutes: number };
  /** `'not-sent'` keeps what was typed: the user has to answer a question first. */
  send: (values: HoursValues) => Promise<readonly UserErrorLike[] | 'not-sent'>;
}

/** Server errors of a proposal carry the name of its input first. */
const atField = ({ path, ...error }: UserErrorLike): UserErrorLike => ({
  ...error,
  path: path[0] === 'changed' ? path.slice(1) : path,
});

/** What was typed is kept in this tab until it is sent. */
export function useHoursForm({ booking, facts, side, begin, send }: HoursFormOptions) {
  const { viewer } = useSession();
  const { startTime, endTime, breakMinutes } = begin;
  const rule = useHoursRule(booking, facts, side);
  const defaults: TypedHours = { startTime, endTime, breakMinutes: String(breakMinutes), note: '' };
  return useRuleForm<typeof rule, TypedHours>(rule, {
    keepDraftKey: `hours:${viewer?.id ?? ''}:${booking.id}`,
    defaults,
    submit: async (values) => {
      const errors = await send(values as HoursValues);
      return errors === 'not-sent' ? errors : errors.map(atField);
    },
  });
}
