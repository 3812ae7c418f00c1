import {
  Button,
  FormActions,
  FormField,
  FormLayout,
  FormSection,
  TextArea,
  TextField,
} from '@tbt/design-system';
import { ErrorSummary } from '@tbt/design-system/fields';
import { problemText } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { OfficePackFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { OFFICE_FACTS, officeFieldId, type OfficeFieldName } from './office-pack-values';
import { OfficePhotos } from './office-photos';
import { useOfficePack } from './use-office-pack';

export function OfficePackForm({ clinic }: { clinic: FragmentType<typeof OfficePackFragmentDoc> }) {
  const t = useText();
  const form = useOfficePack(readFragment(OfficePackFragmentDoc, clinic));
  const problems = [
    ...form.formErrors.map((message) => ({ message })),
    ...form.leftErrors.map(({ name, message, isFixed }) => {
      const field = t(`profile.office.${name as OfficeFieldName}`);
      const named = t('profile.problem', { field, message });
      return {
        message: problemText(field, message, named),
        fieldId: officeFieldId(name as OfficeFieldName),
        isFixed,
      };
    }),
  ];
  return (
    <FormLayout onSubmit={form.onSubmit} aria-label={t('profile.office.title')}>
      {form.isSubmitted && (
        <ErrorSummary key={form.attempts} title={t('profile.form.problems')} items={problems} />
      )}
      <FormSection
        title={t('profile.office.title')}
        description={t('profile.office.hint')}
        columns={2}
        layout="beside"
      >
        {OFFICE_FACTS.map((name) => (
          <FormField
            key={name}
            id={officeFieldId(name)}
            label={t(`profile.office.${name}`)}
            hint={t(`profile.office.${name}Hint`)}
            error={form.errorOf(name)}
          >
            <TextField {...form.register(name)} />
          </FormField>
        ))}
        <FormField
          id={officeFieldId('minutesPerPatient')}
          label={t('profile.office.minutesPerPatient')}
          hint={t('profile.office.minutesPerPatientHint')}
          error={form.errorOf('minutesPerPatient')}
        >
          <TextField inputMode="numeric" {...form.register('minutesPerPatient')} />
        </FormField>
        <FormField
          id={officeFieldId('phone')}
          label={t('profile.office.phone')}
          hint={t('profile.office.phoneHint')}
          error={form.errorOf('phone')}
        >
          <TextField type="tel" autoComplete="tel" {...form.register('phone')} />
        </FormField>
        <div data-span="all">
          <FormField
            id={officeFieldId('orientation')}
            label={t('profile.office.orientation')}
            hint={t('profile.office.orientationHint')}
            error={form.errorOf('orientation')}
          >
            <TextArea rows={5} {...form.register('orientation')} />
          </FormField>
        </div>
        <div data-span="all">
          <OfficePhotos form={form} />
        </div>
      </FormSection>
      <FormActions>
        <Button
          type="submit"
          size="large"
          loading={form.isSubmitting}
          loadingLabel={t('profile.form.saving')}
        >
          {t('profile.office.save')}
        </Button>
      </FormActions>
    </FormLayout>
  );
}
