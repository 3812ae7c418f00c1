import { ruleDisputeRule } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { useSession } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import { RuleDisputeDocument, type DeskDisputeFragment } from '../../generated/graphql';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import type { Effects } from './ruling-effects';

const CHOICES = { none: null, yes: true, no: false } as const;
type Choice = keyof typeof CHOICES;
const choiceOf = (value: string): boolean | null => CHOICES[value as Choice] ?? null;

export interface RulingValues {
  disputeId: string;
  outcome: string;
  ruling: string;
  setsHours: boolean;
  minutes: string;
  deduction: string;
  payment: string;
}

export function effectsOf(values: RulingValues, possible: readonly string[]): Effects {
  const { setsHours, minutes, deduction, payment } = values;
  const hasHours = setsHours && possible.includes('hours') && deduction !== 'no';
  return {
    minutes: hasHours && minutes !== '' ? Number(minutes) : null,
    isDeductionLifted: possible.includes('deduction') ? choiceOf(deduction) : null,
    isPaid: possible.includes('payment') ? choiceOf(payment) : null,
  };
}

/** The ruling of a case; what was typed is kept. */
export function useRulingForm({ id: disputeId, possibleEffects }: DeskDisputeFragment) {
  const t = useText();
  const { viewer } = useSession();
  const { act } = useShiftAct(RuleDisputeDocument, (data) => data.ruleDispute);
  const defaults: RulingValues = {
    ...{ disputeId, outcome: '', ruling: '', setsHours: false },
    ...{ minutes: '', deduction: possibleEffects.includes('deduction') ? 'no' : 'none' },
    payment: 'none',
  };
  return useRuleForm(ruleDisputeRule, {
    keepDraftKey: `ruling:${viewer?.id ?? ''}:${disputeId}`,
    defaults,
    submit: async ({ outcome, ruling }, typed) => {
      const effects = effectsOf(typed, possibleEffects);
      const errors = await act({ disputeId, outcome, ruling, effects });
      if (errors.length > 0) return errors;
      toast({ title: t('jobs.desk.disputes.done') });
      return undefined;
    },
  });
}

export type RulingFormState = ReturnType<typeof useRulingForm>;
