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

interface Refusal {
  readonly errors: readonly UserErrorLike[];
  /** What was sent and refused. */
  readonly input: Partial<WriteJobTemplateInput>;
}
const NOTHING: Refusal = { errors: [], input: {} };

/** A refusal of a field stands until something else is typed there. */
const standsFor =
  (sent: Refusal['input'], typed: WriteJobTemplateInput) =>
  ({ path: [field] }: UserErrorLike): boolean => {
    const name = field as keyof WriteJobTemplateInput | undefined;
    return (
      name === undefined ||
      !Object.hasOwn(typed, name) ||
      JSON.stringify(sent[name]) === JSON.stringify(typed[name])
    );
  };

/** Keeps what is typed under the name typed with it, without posting; the form stays as it is. */
export function useWriteTemplate(form: PostJobFormState, onKept: () => Promise<unknown>) {
  const t = useText();
  const [write, { loading }] = useMutation(WriteJobTemplateDocument);
  const [refused, setRefused] = useState<Refusal>(NOTHING);

  const send = async (input: WriteJobTemplateInput): Promise<readonly UserErrorLike[]> => {
    try {
      const { data } = await write({ variables: { input } });
      return data?.writeJobTemplate.errors ?? [];
    } catch (error) {
      return [{ message: detailOf(error), path: [] }];
    }
  };
  const keep = async () => {
    setRefused(NOTHING);
    const input = toInput(form.getValues());
    const errors = await send(input);
    setRefused({ errors, input });
    if (errors.length > 0) return;
    // Kept already: the posting is not to keep it once more.
    form.setValue('templateName', '');
    toast({ title: t('jobs.shifts.template.done'), description: t('jobs.shifts.template.where') });
    await onKept();
  };
  const errors = refused.errors.filter(standsFor(refused.input, toInput(form.getValues())));
  return { errors, isBusy: loading, keep: () => void keep() };
}
