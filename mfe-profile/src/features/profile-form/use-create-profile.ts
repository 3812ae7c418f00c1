import {
  isProfessionalRole,
  paths,
  ROLES,
  type createProfileFormRule,
  type Role,
} from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf, request, useNavigate, useSearchParams, useSession } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import { ADD_FILE_TEXTS, ADD_PROOF, ADD_PROOF_TEXTS, proofOf } from '../../parts/credential-proof';
import { useText } from '../../texts';
import {
  emptyProfile,
  fieldsOf,
  PROFILE_SECTIONS,
  sentProfile,
  type ProfileFormValues,
} from './profile-form-values';

export const roleOf = (value: string): Role | null => ROLES.find((role) => role === value) ?? null;

type Stated = { province?: string | null; licenseNumber?: string | null };

/** What is left after the number and the province that were given. */
const nextStepOf = (role: Role, { province, licenseNumber }: Stated) => {
  if (!province) return 'profile.toFinish.verification.action';
  return (licenseNumber ? ADD_FILE_TEXTS : ADD_PROOF_TEXTS)[proofOf(role, province)];
};

const loadRule = async () => (await import('./profile-rules')).createProfileFormRule;

/** The creation form; then signs in and opens the job list. */
export function useCreateProfile(onCreating: () => void) {
  const t = useText();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const [query] = useSearchParams();
  const form = useRuleForm<typeof createProfileFormRule, ProfileFormValues>(loadRule, {
    defaults: {
      ...emptyProfile,
      role: roleOf(query.get('role') ?? '') ?? emptyProfile.role,
      promotionalCode: query.get('code') ?? '',
    },
    keepDraftKey: 'create-profile',
    submit: async ({ confirmPassword: _typedTwice, ...checked }) => {
      const { email, password, role, promotionalCode } = checked;
      const account = { email, password, role, ...(role === 'clinic' && { promotionalCode }) };
      try {
        await request('POST', '/api/users', { ...account, ...sentProfile(role, checked) });
      } catch (error) {
        toast({
          variant: 'destructive',
          title: t('profile.form.error'),
          description: detailOf(error),
        });
        throw error;
      }
      onCreating();
      toast({
        title: t('profile.form.created'),
        description: t('profile.form.createdDetail'),
        ...(isProfessionalRole(role) && {
          action: {
            label: t(nextStepOf(role, checked)),
            onAction: () =>
              void navigate(checked.province ? ADD_PROOF : paths.profile('verification')),
          },
        }),
      });
      await refresh();
      // The list says what is left, after the toast is gone.
      await navigate(paths.jobs(), { state: { isNewcomer: isProfessionalRole(role) } });
    },
    // Already shown.
    onFailure: () => undefined,
    showsFailure: true,
  });

  /** Errors of hidden fields of another role must not block. */
  const onRoleChange = (value: string) => {
    const asked = fieldsOf(roleOf(value));
    for (const other of ROLES)
      for (const section of PROFILE_SECTIONS)
        for (const name of fieldsOf(other)[section])
          if (!asked[section].includes(name)) form.setValue(name, emptyProfile[name]);
    if (value !== 'clinic') form.setValue('promotionalCode', '');
  };
  return { form, onRoleChange };
}
