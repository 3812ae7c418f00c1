import { useState } from 'react';
import { effectiveTier, optionLabel, paths } from '@tbt/contracts';
import {
  Banner,
  Button,
  Card,
  Cluster,
  Dialog,
  FormField,
  FormLayout,
  PasswordField,
  Stack,
  Text,
  toast,
} from '@tbt/design-system';
import { detailOf, Link, now, useLocale, useNavigate, useSession } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { CloseAccountDocument } from '../../generated/graphql';
import { useText } from '../../texts';
import styles from './close-account.module.css';
import { ClosingBookings } from './closing-bookings';

const CONSEQUENCES = ['profile', 'work', 'messages', 'invoices', 'final'] as const;

/** The plan that ends with the account; null without a live one. */
function useLivePlan(): string | null {
  const { viewer } = useSession();
  const { locale } = useLocale();
  if (viewer?.role !== 'clinic') return null;
  const plan = {
    subscriptionStatus: viewer.subscriptionStatus ?? 'free',
    subscriptionTier: viewer.subscriptionTier ?? null,
    subscriptionEndsAt: viewer.subscriptionEndsAt ?? null,
  };
  const tier = effectiveTier(plan, now());
  return tier && optionLabel(locale, 'subscriptionTier', plan.subscriptionTier ?? tier);
}

/** Closes the account after a warning and the password. */
export function CloseAccount() {
  const t = useText();
  const navigate = useNavigate();
  const plan = useLivePlan();
  const { refresh } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [close, { loading }] = useMutation(CloseAccountDocument);

  const show = (open: boolean) => {
    setIsOpen(open);
    setPassword('');
    setError(undefined);
    setRefusal(undefined);
  };
  const send = async () => {
    if (!password) {
      setError(t('privacy.close.passwordMissing'));
      return;
    }
    setError(undefined);
    setRefusal(undefined);
    try {
      const { data } = await close({ variables: { input: { password } } });
      const problem = data?.closeAccount.errors[0];
      if (problem) {
        // Only what concerns the password belongs to its field.
        (problem.path.length > 0 ? setError : setRefusal)(problem.message);
        return;
      }
      toast({ title: t('privacy.close.done'), description: t('privacy.close.doneDetail') });
      await navigate(paths.home());
      await refresh();
    } catch (failure) {
      setError(detailOf(failure));
    }
  };

  return (
    <Card as="section" titleAs="h2" title={t('privacy.close.title')}>
      <Stack gap="4">
        <Text tone="muted">{t('privacy.close.lead')}</Text>
        <Cluster>
          <Button variant="danger" onClick={() => show(true)}>
            {t('privacy.close.ask')}
          </Button>
        </Cluster>
      </Stack>
      <Dialog
        open={isOpen}
        onOpenChange={show}
        title={t('privacy.close.question')}
        closeLabel={t('privacy.close.keep')}
      >
        <ClosingBookings onKeep={() => show(false)}>
          <FormLayout
            aria-label={t('privacy.close.question')}
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <ul className={styles.consequences}>
              {plan && <li>{t('privacy.close.means.plan', { plan })}</li>}
              {CONSEQUENCES.map((key) => (
                <li key={key}>{t(`privacy.close.means.${key}`)}</li>
              ))}
            </ul>
            <FormField label={t('privacy.close.password')} error={error} required>
              <PasswordField
                autoComplete="current-password"
                showLabel={t('profile.auth.showPassword')}
                hideLabel={t('profile.auth.hidePassword')}
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            </FormField>
            {refusal && (
              <Banner tone="danger" live="alert">
                <Text>{refusal}</Text>
                <Link to={paths.shifts('bookings')}>{t('privacy.close.bookings.open')}</Link>
              </Banner>
            )}
            <Cluster>
              <Button variant="secondary" onClick={() => show(false)}>
                {t('privacy.close.keep')}
              </Button>
              <Button
                type="submit"
                variant="danger"
                loading={loading}
                loadingLabel={t('privacy.close.closing')}
              >
                {t('privacy.close.confirm')}
              </Button>
            </Cluster>
          </FormLayout>
        </ClosingBookings>
      </Dialog>
    </Card>
  );
}
