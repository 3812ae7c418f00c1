import { useState } from 'react';
import { paths } from '@tbt/contracts';
import {
  Banner,
  Button,
  Cluster,
  Container,
  Icon,
  Stack,
  Text,
  TextLink,
  toast,
} from '@tbt/design-system';
import { Link, useFormats, useLocale, useSession } from '@tbt/web-kit';
import { useText } from '../texts';
import { useAgreements, type DueAgreement } from './use-agreements';
import styles from './agreement-prompt.module.css';

function DueText({ agreement: { document, versions } }: { agreement: DueAgreement }) {
  const t = useText();
  const formats = useFormats();
  const { locale } = useLocale();
  return (
    <Stack gap="1">
      <TextLink asChild>
        <Link to={paths.legal(document)}>{t(`shell.footer.${document}`)}</Link>
      </TextLink>
      {versions.map(({ id, effectiveOn, changes }) => (
        <Text key={id} size="small">
          {t('shell.agreement.change', { date: formats.date(effectiveOn), text: changes[locale] })}
        </Text>
      ))}
    </Stack>
  );
}

function Prompt({ userId }: { userId: number }) {
  const t = useText();
  const { due, accept } = useAgreements(userId);
  const [isPutOff, setPutOff] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (due.length === 0 || isPutOff) return null;
  const onAccept = async () => {
    setSending(true);
    const failure = await accept();
    setSending(false);
    setProblem(failure);
    if (!failure) toast({ title: t('shell.agreement.accepted') });
  };
  return (
    <section aria-label={t('shell.agreement.title')} className={styles.prompt}>
      <Container>
        <Banner icon={<Icon name="shield" />} title={t('shell.agreement.title')}>
          <Stack gap="3">
            {due.map((agreement) => (
              <DueText key={agreement.document} agreement={agreement} />
            ))}
            <Text size="small">{t('shell.agreement.free')}</Text>
            {problem && (
              <Text size="small" tone="danger" role="alert">
                {t('shell.agreement.failed', { problem })}
              </Text>
            )}
            <Cluster>
              <Button
                size="small"
                loading={isSending}
                loadingLabel={t('shell.agreement.accepting')}
                onClick={() => void onAccept()}
              >
                {t('shell.agreement.accept')}
              </Button>
              <Button size="small" variant="ghost" onClick={() => setPutOff(true)}>
                {t('shell.agreement.later')}
              </Button>
            </Cluster>
          </Stack>
        </Banner>
      </Container>
    </section>
  );
}

/** Asks a member to accept a newer version that requires it, in the flow of the page; nothing is blocked. */
export function AgreementPrompt() {
  const { viewer } = useSession();
  return viewer && <Prompt key={viewer.id} userId={viewer.id} />;
}
