import { optionLabel, PROVINCES, type Role } from '@tbt/contracts';
import {
  Button,
  Card,
  DateField,
  FormActions,
  FormField,
  FormLayout,
  Grid,
  Select,
  TextField,
} from '@tbt/design-system';
import { ErrorSummary } from '@tbt/design-system/fields';
import { problemText, useLocale } from '@tbt/web-kit';
import type { LicenceCardFragment } from '../../generated/graphql';
import { proofOf } from '../../parts/credential-proof';
import { useText } from '../../texts';
import { FileChoice } from './file-choice';
import { hasClass, useLicenceForm, type LicenceField } from './use-licence-form';

const fieldId = (name: LicenceField | 'documentUrl') => `licence-${name}`;

/** Adds a licence with its file, or edits one that is not approved. */
export function LicenceForm({
  licence,
  role,
  province,
  hasFile,
  statedNumber,
  onClose,
  onSent,
}: {
  licence: LicenceCardFragment | null;
  role: Role | null;
  /** Chosen at first in a new licence. */
  province: string;
  /** Whether a file exists: a new one is optional. */
  hasFile: boolean;
  /** At first in a new licence. */
  statedNumber: string | null;
  onClose: () => void;
  onSent: () => void;
}) {
  const t = useText();
  const { locale } = useLocale();
  const { file, ...form } = useLicenceForm({
    licence,
    role,
    province,
    statedNumber,
    hasFile,
    onDone: onSent,
  });
  const proof = proofOf(role, form.watch('province'));
  const fileLabel = t(
    hasFile ? 'profile.verification.anotherFile' : `profile.verification.file.${proof}`,
  );
  const change = hasFile ? 'correctTitle' : 'addFileTitle';
  const title = t(licence ? `profile.verification.${change}` : `profile.verification.add.${proof}`);
  const isFileFirst = licence !== null && !hasFile;
  const fileProblems = file.error
    ? [
        {
          message: problemText(
            fileLabel,
            file.error,
            t('profile.problem', { field: fileLabel, message: file.error }),
          ),
          fieldId: fieldId('documentUrl'),
        },
      ]
    : [];
  const labelOf = (name: LicenceField) =>
    t(
      name === 'number'
        ? `profile.verification.number.${proof}`
        : `profile.verification.field.${name}`,
    );
  const problems = [
    ...form.formErrors.map((message) => ({ message })),
    ...(isFileFirst ? fileProblems : []),
    ...form.leftErrors.map(({ name, message, isFixed }) => {
      const field = labelOf(name as LicenceField);
      const named = t('profile.problem', { field, message });
      return {
        message: problemText(field, message, named),
        fieldId: fieldId(name as LicenceField),
        isFixed,
      };
    }),
    ...(isFileFirst ? [] : fileProblems),
  ];
  const fileChoice = (
    <FileChoice
      file={file}
      id={fieldId('documentUrl')}
      label={fileLabel}
      required={!hasFile}
      disabled={form.isSubmitting}
    />
  );
  const fieldOf = (name: LicenceField) => ({
    id: fieldId(name),
    label: labelOf(name),
    error: form.errorOf(name),
  });
  return (
    <Card as="section" title={title} titleAs="h4">
      <FormLayout onSubmit={form.onSubmit} aria-label={title}>
        {form.isSubmitted && (
          <ErrorSummary
            key={form.attempts}
            title={t('profile.verification.problems')}
            items={problems}
          />
        )}
        {isFileFirst && fileChoice}
        <Grid column="small" gap="4">
          <FormField {...fieldOf('province')} required>
            <Select
              placeholder={t('profile.auth.choose')}
              options={PROVINCES.map((value) => ({
                value,
                label: optionLabel(locale, 'province', value),
              }))}
              {...form.register('province')}
            />
          </FormField>
          <FormField
            {...fieldOf('number')}
            hint={
              proof === 'certification'
                ? t('profile.verification.numberHint.certification')
                : undefined
            }
            required
          >
            <TextField autoComplete="off" {...form.register('number')} />
          </FormField>
          {hasClass(role, form.watch('province')) && (
            <FormField {...fieldOf('licenceClass')} hint={t('profile.verification.classHint')}>
              <TextField autoComplete="off" {...form.register('licenceClass')} />
            </FormField>
          )}
          <FormField {...fieldOf('expiresOn')} hint={t('profile.verification.expiryHint')}>
            <DateField {...form.register('expiresOn')} />
          </FormField>
          <FormField
            {...fieldOf('conditions')}
            hint={t(
              proof === 'certification'
                ? 'profile.verification.conditionsHintCertificate'
                : 'profile.verification.conditionsHint',
            )}
          >
            <TextField autoComplete="off" {...form.register('conditions')} />
          </FormField>
        </Grid>
        {!isFileFirst && fileChoice}
        <FormActions>
          <Button
            type="submit"
            loading={form.isSubmitting}
            loadingLabel={t('profile.verification.sending')}
          >
            {t('profile.verification.send')}
          </Button>
          <Button type="button" variant="ghost" onClick={onClose}>
            {t('profile.verification.cancel')}
          </Button>
        </FormActions>
      </FormLayout>
    </Card>
  );
}
