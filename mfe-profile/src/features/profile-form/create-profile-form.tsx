import { paths } from '@tbt/contracts';
import { Button, ConfirmDialog, FormActions, FormLayout, FormSection } from '@tbt/design-system';
import { ErrorSummary } from '@tbt/design-system/fields';
import { useNavigate } from '@tbt/web-kit';
import { useState } from 'react';
import { AccountAgreement } from '@tbt/people-ui';
import { FormProblems } from '../../parts/form-problems';
import { useText } from '../../texts';
import { AccountSection } from './account-section';
import { ProfileProgress } from './profile-progress';
import { ProfileSections } from './profile-sections';
import { roleOf, useCreateProfile } from './use-create-profile';
import { useProblems } from './use-problems';

export function CreateProfileForm({ onCreating }: { onCreating: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const { form, onRoleChange } = useCreateProfile(onCreating);
  const [isLeaving, setLeaving] = useState(false);
  const role = roleOf(form.watch('role'));
  const problems = useProblems(form);
  const leave = () => {
    form.discardDraft();
    void navigate(paths.home());
  };
  return (
    <FormLayout onSubmit={form.onSubmit} aria-label={t('profile.form.createTitle')}>
      {form.isSubmitted && (
        <ErrorSummary key={form.attempts} title={t('profile.form.problems')} items={problems} />
      )}
      <AccountSection form={form} onRoleChange={onRoleChange} />
      <ProfileSections form={form} role={role} />
      <ProfileProgress form={form} role={role} />
      <FormSection layout="beside">
        <AccountAgreement />
      </FormSection>
      <FormProblems messages={form.formErrors} live="status" />
      <FormActions>
        <Button
          type="submit"
          size="large"
          loading={form.isSubmitting}
          loadingLabel={t('profile.form.creating')}
        >
          {t('profile.form.create')}
        </Button>
        <Button
          type="button"
          size="large"
          variant="ghost"
          onClick={() => (form.isDirty ? setLeaving(true) : leave())}
        >
          {t('profile.form.cancel')}
        </Button>
      </FormActions>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={t('profile.form.leaveTitle')}
        description={t('profile.form.leaveText')}
        confirmLabel={t('profile.form.leaveConfirm')}
        cancelLabel={t('profile.form.leaveStay')}
        onConfirm={leave}
        tone="danger"
      />
    </FormLayout>
  );
}
