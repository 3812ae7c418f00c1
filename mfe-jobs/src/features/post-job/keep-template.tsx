import { LIMITS } from '@tbt/contracts';
import { Button, Cluster, FormField, Stack, TextField } from '@tbt/design-system';
import { ErrorSummary } from '@tbt/design-system/fields';
import { problemText } from '@tbt/web-kit';
import type { UserErrorLike } from '@tbt/web-kit';
import { useText } from '../../texts';
import { fieldId, fieldLabel, type PostJobFormValues } from './post-job-values';
import type { PostJobFormState } from './use-post-job';
import { useWriteTemplate } from './use-write-template';

export interface KeepTemplateProps {
  form: PostJobFormState;
  onKept: () => Promise<unknown>;
}

const fieldOf = ({ path: [name] }: UserErrorLike, form: PostJobFormState) => {
  const field = name === 'name' ? 'templateName' : name;
  return field !== undefined && Object.hasOwn(form.getValues(), field)
    ? (field as keyof PostJobFormValues)
    : null;
};

/** Saves the posting as a template, with posting or without. */
export function KeepTemplate({ form, onKept }: KeepTemplateProps) {
  const t = useText();
  const { errors, isBusy, keep } = useWriteTemplate(form, onKept);
  const problems = errors.map((error) => {
    const { message } = error;
    const field = fieldOf(error, form);
    if (!field) return { message };
    const label = t(fieldLabel(field));
    const named = t('jobs.post.problemAt', { field: label, message });
    return { message: problemText(label, message, named), fieldId: fieldId(field) };
  });
  return (
    <Stack gap="3">
      <FormField
        id={fieldId('templateName')}
        label={t('jobs.post.templateName')}
        hint={t('jobs.post.templateNameHint')}
        error={errors.find(({ path }) => path[0] === 'name')?.message}
      >
        <TextField
          autoComplete="off"
          maxLength={LIMITS.templateNameMax}
          {...form.register('templateName')}
        />
      </FormField>
      <ErrorSummary title={t('jobs.post.templateNotSaved')} items={problems} />
      <Cluster>
        <Button
          variant="secondary"
          loading={isBusy}
          loadingLabel={t('jobs.post.templateSaving')}
          onClick={keep}
        >
          {t('jobs.post.templateSave')}
        </Button>
      </Cluster>
    </Stack>
  );
}
