import { paths } from '@tbt/contracts';
import { Banner, Button } from '@tbt/design-system';
import { Link, useSearchParams } from '@tbt/web-kit';
import { useText } from '../../texts';

/** The way to the registration of an office, which asks for more than an account. */
export function RegisterOffice() {
  const t = useText();
  const [query] = useSearchParams();
  const to = paths.clinicRegistration({
    returnTo: query.get('returnTo'),
    ref: query.get('ref'),
  });
  return (
    <Banner
      tone="brand"
      title={t('profile.signUp.clinicTitle')}
      action={
        <Button asChild size="small">
          <Link to={to}>{t('profile.signUp.registerClinic')}</Link>
        </Button>
      }
    >
      {t('profile.signUp.clinicHint')}
    </Banner>
  );
}
