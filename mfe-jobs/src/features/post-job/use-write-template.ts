import { useState } from 'react';
import { toast } from '@tbt/design-system';
import { detailOf, useMutation, type UserErrorLike } from '@tbt/web-kit';
import { WriteJobTemplateDocument, type WriteJobTemplateInput } from '../../generated/graphql';
import { useText } from '../../texts';
import type { PostJobFormValues } from './post-job-values';
import type { PostJobFormState } from './use-post-job';

/** What a template keeps of the form: everything but the day. */
function toInput({ templateName, ...typed }: PostJobFormValues): WriteJobTemplateInput {
  const { date, utcOffset, isRecurring, moreDates, isTakenWhole, inviteIds, ...kept } = typed;
  return { ...kept, name: templateName };
}

/** Keeps what is typed under the name typed with it, without posting; the form stays as it is. */
export function useWriteTemplate(form: PostJobFormState, onKept: () => Promise<unknown>) {
  const t = useText();
  const [write, { loading }] = useMutation(WriteJobTemplateDocument);
  const [errors, setErrors] = useState<readonly UserErrorLike[]>([]);

  const send = async (): Promise<readonly UserErrorLike[]> => {
    try {
      const { data } = await write({ variables: { input: toInput(form.getValues()) } });
      return data?.writeJobTemplate.errors ?? [];
    } catch (error) {
      return [{ message: detailOf(error), path: [] }];
    }
  };
  const keep = async () => {
    setErrors([]);
    const problems = await send();
    setErrors(problems);
    if (problems.length > 0) return;
    // Kept already: the posting is not to keep it once more.
    form.setValue('templateName', '');
    toast({ title: t('jobs.shifts.template.done'), description: t('jobs.shifts.template.where') });
    await onKept();
  };
  return { errors, isBusy: loading, keep: () => void keep() };
}
