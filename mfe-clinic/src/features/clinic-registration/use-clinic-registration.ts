import { clinicRegistrationRule, officeNameParts, optionLabel, paths } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import {
  detailOf,
  request,
  useLocale,
  useNavigate,
  useSearchParams,
  useSession,
} from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import { useText } from '../../texts';

const EMPTY = {
  officeName: '',
  email: '',
  streetAddress: '',
  city: '',
  province: '',
  postalCode: '',
  password: '',
  confirmPassword: '',
  promotionalCode: '',
};
export type ClinicRegistrationFormValues = typeof EMPTY;

/** The registration form; then signs the clinic in and opens the job form. */
export function useClinicRegistration() {
  const t = useText();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const [query] = useSearchParams();
  const promotionalCode = query.get('code') ?? '';
  return useRuleForm<typeof clinicRegistrationRule, ClinicRegistrationFormValues>(
    clinicRegistrationRule,
    {
      defaults: { ...EMPTY, promotionalCode },
      keepDraftKey: 'clinic-registration',
      submit: async ({ officeName, confirmPassword: _typedTwice, ...values }) => {
        const name = officeNameParts(officeName, optionLabel(locale, 'role', 'clinic'));
        await request('POST', '/api/users', { ...values, ...name, role: 'clinic' });
        await refresh();
        toast({
          title: t('clinic.register.done'),
          description: t(
            values.promotionalCode ? 'clinic.register.donePremium' : 'clinic.register.doneDetail',
          ),
        });
        await navigate(paths.postJob());
      },
      showsFailure: true,
      onFailure: (error) =>
        toast({
          variant: 'destructive',
          title: t('clinic.register.failed'),
          description: detailOf(error),
        }),
    },
  );
}
