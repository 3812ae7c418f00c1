import { paths } from '@tbt/contracts';
import { Banner, Button } from '@tbt/design-system';
import { Link, useSearchParams } from '@tbt/web-kit';
import { useText } from '../../texts';

/** What the registration takes over from the address. */
const KEPT = ['returnTo', 'ref'] as const;

/** The way to the registration of an office, which asks for more than an account. */
export function RegisterOffice() {
  const t = useText();
  const [query] = useSearchParams();
  const kept = new URLSearchParams(
    KEPT.flatMap((name): [string, string][] => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  ).toString();
  const to = kept ? `${paths.clinicRegistration()}?${kept}` : paths.clinicRegistration();
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
