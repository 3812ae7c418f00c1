import { useRef, useState } from 'react';
import { paths, postingRule } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf, isPlanLimit, useNavigate } from '@tbt/web-kit';
import { useRuleForm, type RuleForm } from '@tbt/web-kit/forms';
import type { PostJobInput } from '../../generated/graphql';
import { useWhichTime } from '../../parts/which-time/use-which-time';
import { useText } from '../../texts';
import type { PostJobFormValues } from './post-job-values';
import { postingInput, withFrenchText, type FrenchText } from './posting-input';
import { isToBeConfirmed, usePostingCheck, type PostingFindings } from './use-posting-check';
import { usePostingRefusal } from './use-posting-refusal';
import { useSendPosting } from './use-send-posting';

export type PostJobFormState = RuleForm<PostJobFormValues>;
export type Confirmation = Pick<
  PostingFindings,
  'notes' | 'frenchTitleDraft' | 'frenchDescriptionDraft'
> & {
  input: PostJobInput;
};

/** The posting form: checks, asks for confirmation if needed, then posts. */
export function usePostJob({ start, draftKey }: { start: PostJobFormValues; draftKey: string }) {
  const t = useText();
  const navigate = useNavigate();
  const whichTime = useWhichTime();
  const check = usePostingCheck();
  const refused = usePostingRefusal(whichTime);
  const send = useSendPosting();
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const confirmed = useRef('');

  const form = useRuleForm<typeof postingRule, PostJobFormValues>(postingRule, {
    defaults: start,
    keepDraftKey: draftKey,
    submit: async (values, { templateName, isInFrench }) => {
      const input = postingInput(values, isInFrench);
      const found = confirmed.current === JSON.stringify(input) ? null : await check(input);
      if (found?.errors.length) return refused(found.errors, input);
      if (found && isToBeConfirmed(found)) {
        setConfirmation({ ...found, input });
        return 'not-sent';
      }
      const { errors, jobId } = await send(input, templateName);
      if (errors.length > 0) return refused(errors, input);
      await navigate(jobId ? paths.job(jobId) : paths.shifts());
      return undefined;
    },
    onFailure: (error) =>
      toast({
        ...{ variant: 'destructive', title: t('jobs.post.error'), description: detailOf(error) },
        ...(isPlanLimit(error) && {
          action: {
            label: t('jobs.post.use.seePlans'),
            onAction: () => void navigate(paths.subscription()),
          },
        }),
      }),
  });

  const confirm = (french: FrenchText | null) => {
    if (!confirmation) return;
    if (french) {
      form.setValue('frenchTitle', french.frenchTitle);
      form.setValue('frenchDescription', french.frenchDescription);
    }
    confirmed.current = JSON.stringify(withFrenchText(confirmation.input, french));
    setConfirmation(null);
    form.onSubmit();
  };
  return { form, whichTime, confirmation, confirm, dismiss: () => setConfirmation(null) };
}
