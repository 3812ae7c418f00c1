import { answerDisputeRule, openDisputeRule } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { useSession } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import {
  AnswerDisputeDocument,
  AppealRulingDocument,
  OpenDisputeDocument,
  type DisputeCaseFragment,
  type DisputePanelFragment,
} from '../../generated/graphql';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import { useEvidence } from './use-evidence';

/** The form that opens a case; what was typed is kept. */
export function useOpenDispute(
  { id: bookingId, disputeReasons }: DisputePanelFragment,
  onDone: () => void,
) {
  const t = useText();
  const { viewer } = useSession();
  const { act } = useShiftAct(OpenDisputeDocument, (data) => data.openDispute);
  const files = useEvidence(0);
  const [only] = disputeReasons.length === 1 ? disputeReasons : [];
  const form = useRuleForm(openDisputeRule, {
    keepDraftKey: `dispute:${viewer?.id ?? ''}:${bookingId}`,
    defaults: { bookingId, reason: only ?? '', statement: '' },
    submit: async ({ reason, statement }) => {
      const errors = await act({ bookingId, reason, statement, evidence: files.sent });
      if (errors.length > 0) return errors;
      toast({ title: t('jobs.dispute.opened'), description: t('jobs.dispute.openedHint') });
      onDone();
      return undefined;
    },
  });
  return { form, files };
}

export type StatementKind = 'answer' | 'appeal';

interface StatementOptions {
  dispute: DisputeCaseFragment;
  kind: StatementKind;
  /** Files of this side already in the case. */
  present: number;
  onDone: () => void;
}

/** The form of an answer or an appeal; what was typed is kept. */
export function useStatement({ dispute, kind, present, onDone }: StatementOptions) {
  const t = useText();
  const { viewer } = useSession();
  const answer = useShiftAct(AnswerDisputeDocument, (data) => data.answerDispute);
  const appeal = useShiftAct(AppealRulingDocument, (data) => data.appealRuling);
  const files = useEvidence(present);
  const { id: disputeId } = dispute;
  const { act } = kind === 'answer' ? answer : appeal;
  const form = useRuleForm(answerDisputeRule, {
    keepDraftKey: `dispute-${kind}:${viewer?.id ?? ''}:${disputeId}`,
    defaults: { disputeId, statement: '' },
    submit: async ({ statement }) => {
      const errors = await act({ disputeId, statement, evidence: files.sent });
      if (errors.length > 0) return errors;
      toast({ title: t(`jobs.dispute.${kind}.done`) });
      onDone();
      return undefined;
    },
  });
  return { form, files };
}
