import { useState } from 'react';
import { toast } from '@tbt/design-system';
import { detailOf, type UserErrorLike } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { WriteJobTemplateDocument, type WriteJobTemplateInput } from '../../generated/graphql';
import { useText } from '../../texts';
import type { PostJobFormValues } from './post-job-values';
import type { PostJobFormState } from './use-post-job';

/** The template's input: everything but the date. */
function toInput({ templateName, ...typed }: PostJobFormValues): WriteJobTemplateInput {
  const { date, utcOffset, isRecurring, moreDates, isTakenWhole, inviteIds, ...posting } = typed;
  const { isInFrench, officeName, streetAddress, postalCode, ...kept } = posting;
  const fields: Pick<WriteJobTemplateInput, keyof typeof kept> = kept;
  return { ...fields, locationId: fields.locationId || null, name: templateName };
}

interface Refusal {
  readonly errors: readonly UserErrorLike[];
  readonly input: Partial<WriteJobTemplateInput>;
}
const NOTHING: Refusal = { errors: [], input: {} };

/** A field's error is shown until the field changes. */
const hasRefusedValue =
  (sent: Refusal['input'], typed: WriteJobTemplateInput) =>
  ({ path: [field] }: UserErrorLike): boolean => {
    const name = field as keyof WriteJobTemplateInput | undefined;
    return (
      name === undefined ||
      !Object.hasOwn(typed, name) ||
      JSON.stringify(sent[name]) === JSON.stringify(typed[name])
    );
  };

/** Saves a template without posting; the form is unchanged. */
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
    // Already saved: do not save it again on posting.
    form.setValue('templateName', '');
    toast({ title: t('jobs.shifts.template.done'), description: t('jobs.shifts.template.where') });
    await onKept();
  };
  const errors = refused.errors.filter(hasRefusedValue(refused.input, toInput(form.getValues())));
  return { errors, isBusy: loading, keep: () => void keep() };
}
