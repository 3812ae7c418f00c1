import { useRef, useState } from 'react';
import { paths } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf, isPlanLimit, useNavigate } from '@tbt/web-kit';
import { useRuleForm, type RuleForm } from '@tbt/web-kit/forms';
import type { PostingOfficeFragment, PostJobInput } from '../../generated/graphql';
import { useWhichTime } from '../../parts/which-time/use-which-time';
import { useText } from '../../texts';
import { loadPostingRule, loadPostingWithOfficeRule } from './load-posting-rule';
import type { PostJobFormValues } from './post-job-values';
import { postingInput, splitOffice, withFrenchText, type FrenchText } from './posting-input';
import { isToBeConfirmed, usePostingCheck, type PostingFindings } from './use-posting-check';
import { usePostingRefusal } from './use-posting-refusal';
import { useSaveOffice } from './use-save-office';
import { useSendPosting } from './use-send-posting';

export type PostJobFormState = RuleForm<PostJobFormValues>;
export type Confirmation = Pick<
  PostingFindings,
  'notes' | 'frenchTitleDraft' | 'frenchDescriptionDraft'
> & {
  input: PostJobInput;
};

export interface PostJobOptions {
  start: PostJobFormValues;
  draftKey: string;
  /** To be completed with the posting; null when the clinic's profile is complete, or not the viewer's. */
  office: PostingOfficeFragment | null;
  reloadOffice: () => Promise<unknown>;
}

type PostingRule = Awaited<
  ReturnType<typeof loadPostingRule> | ReturnType<typeof loadPostingWithOfficeRule>
>;

/** The office is asked for a shift at the clinic's own address, not at a further location. */
function usePostingRule(office: PostingOfficeFragment | null, start: PostJobFormValues) {
  const [asksOffice, setAsksOffice] = useState(office !== null && start.locationId === '');
  return {
    rule: asksOffice ? loadPostingWithOfficeRule : loadPostingRule,
    asksOffice,
    followLocation: (locationId: string) => {
      const next = office !== null && locationId === '';
      if (next !== asksOffice) setAsksOffice(next);
    },
  };
}

/** The posting form: checks, asks for confirmation if needed, then posts. */
export function usePostJob({ start, draftKey, office, reloadOffice }: PostJobOptions) {
  const t = useText();
  const navigate = useNavigate();
  const whichTime = useWhichTime();
  const check = usePostingCheck();
  const refused = usePostingRefusal(whichTime);
  const saveOffice = useSaveOffice(office, reloadOffice);
  const send = useSendPosting();
  const { rule, asksOffice, followLocation } = usePostingRule(office, start);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const confirmed = useRef('');

  const form = useRuleForm<PostingRule, PostJobFormValues>(rule, {
    defaults: start,
    keepDraftKey: draftKey,
    submit: async (values, { templateName, isInFrench }) => {
      const { posting, office: typedOffice } = splitOffice(values);
      const input = postingInput(posting, isInFrench);
      const found = confirmed.current === JSON.stringify(input) ? null : await check(input);
      if (found?.errors.length) return refused(found.errors, input);
      if (found && isToBeConfirmed(found)) {
        setConfirmation({ ...found, input });
        return 'not-sent';
      }
      const unsaved = typedOffice ? await saveOffice(typedOffice) : [];
      if (unsaved.length > 0) return unsaved;
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

  followLocation(form.watch('locationId'));

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
  const dismiss = () => setConfirmation(null);
  return { form, asksOffice, whichTime, confirmation, confirm, dismiss };
}
