import { Banner, Button, FormActions, FormLayout, FormSection } from '@tbt/design-system';
import { ErrorSummary } from '@tbt/design-system/fields';
import { useAnchor } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { ProfileFormFragmentDoc } from '../../generated/graphql';
import { AVAILABILITY_FIELD } from '../../parts/availability-field';
import { PROVINCE_FIELD } from '../../parts/choose-province';
import { FormProblems } from '../../parts/form-problems';
import { useText } from '../../texts';
import type { CredentialState } from './credential-row';
import { NamesFields } from './names-fields';
import { OfficeNameField } from './office-name-field';
import { ProfileProgress } from './profile-progress';
import { ProfileSections } from './profile-sections';
import { SavedElsewhere } from './saved-elsewhere';
import { useProblems } from './use-problems';
import { useRenameQuestion } from './use-rename-question';
import { useUpdateProfile } from './use-update-profile';

const NAMES = ['firstName', 'lastName'] as const;

export function EditProfileForm({
  person: reference,
  hasLicence = false,
  credential = null,
}: {
  person: FragmentType<typeof ProfileFormFragmentDoc>;
  /** Whether a licence was sent. */
  hasLicence?: boolean;
  /** Of a professional; null while it is unknown. */
  credential?: CredentialState | null;
}) {
  const person = readFragment(ProfileFormFragmentDoc, reference);
  const t = useText();
  useAnchor(`${PROVINCE_FIELD} ${AVAILABILITY_FIELD}`);
  const renaming = useRenameQuestion(person.verifiedProvinces);
  const { form, elsewhere, takeOver, keepTyped } = useUpdateProfile(person, renaming.ask);
  const role = person.role ?? null;
  const isOffice = role === 'clinic';
  const problems = useProblems(form, isOffice);
  const isRenamed = NAMES.some((name) => form.watch(name).trim() !== person[name]);
  return (
    <FormLayout onSubmit={form.onSubmit} aria-label={t('profile.tab.profile')}>
      {form.isSubmitted && !elsewhere && (
        <ErrorSummary key={form.attempts} title={t('profile.form.problems')} items={problems} />
      )}
      {elsewhere && (
        <SavedElsewhere
          typed={form.getValues()}
          saved={elsewhere}
          onTakeOver={takeOver}
          onKeep={keepTyped}
        />
      )}
      <ProfileProgress form={form} role={role} credential={credential} />
      <FormSection
        title={t(isOffice ? 'profile.form.section.officeName' : 'profile.form.section.names')}
        description={t('profile.form.sectionHint.names')}
        columns={2}
        layout="beside"
      >
        {isOffice ? <OfficeNameField form={form} /> : <NamesFields form={form} />}
      </FormSection>
      {isRenamed && person.verifiedProvinces.length > 0 && (
        <Banner tone="warning" title={t('profile.form.renamed')}>
          {t('profile.form.renamedHint')}
        </Banner>
      )}
      {renaming.dialog}
      <ProfileSections form={form} role={role} hasLicence={hasLicence} />
      <FormProblems messages={form.formErrors} live="status" />
      <FormActions>
        <Button
          type="submit"
          size="large"
          loading={form.isSubmitting}
          loadingLabel={t('profile.form.saving')}
        >
          {t('profile.form.save')}
        </Button>
      </FormActions>
    </FormLayout>
  );
}
