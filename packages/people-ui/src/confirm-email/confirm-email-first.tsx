import { paths } from '@tbt/contracts';
import { Banner, Button, Icon } from '@tbt/design-system';
import { Link, useSession } from '@tbt/web-kit';
import { useText } from '../texts';

/** Before forms that mail strangers, while the email of the clinic's account is not confirmed; nothing otherwise. */
export function ConfirmEmailFirst() {
  const t = useText();
  const { viewer } = useSession();
  // Members have accounts of their own; who invited them has confirmed the clinic's.
  const isOwnClinic = viewer?.role === 'clinic' && !viewer.actingClinic;
  if (!isOwnClinic || viewer.isEmailConfirmed !== false) return null;
  return (
    <Banner
      icon={<Icon name="mail" />}
      title={t('peopleUi.confirmEmail')}
      action={
        <Button asChild variant="secondary" size="small">
          <Link to={paths.account()}>{t('peopleUi.confirmEmailAgain')}</Link>
        </Button>
      }
    >
      {t('peopleUi.confirmEmailWhy', { email: viewer.email })}
    </Banner>
  );
}
