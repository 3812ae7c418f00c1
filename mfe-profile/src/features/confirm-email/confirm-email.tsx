import { useState } from 'react';
import { paths } from '@tbt/contracts';
import { Banner, Button, Icon, Stack, Text, toast } from '@tbt/design-system';
import { detailOf, Link, returnPlace, useGraph, useSession } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { ConfirmEmailDocument } from '../../generated/graphql';
import { useText } from '../../texts';
import { NextAfterConfirming } from './next-after-confirming';

type Outcome = { email: string; isChanged: boolean };

/** Confirms an emailed link by a button: link scanners would use up the token. */
export function ConfirmEmail({ token }: { token: string }) {
  const t = useText();
  const graph = useGraph();
  const { viewer, refresh } = useSession();
  const [confirm, { loading }] = useMutation(ConfirmEmailDocument);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [place] = useState(returnPlace.read);
  const onConfirm = async () => {
    try {
      const { data } = await confirm({ variables: { input: { token } } });
      const { email, isChanged, errors } = data?.confirmEmail ?? { errors: [] };
      if (!email) return setProblem(errors[0]?.message ?? t('profile.confirm.failed'));
      setOutcome({ email, isChanged: isChanged === true });
      returnPlace.clear();
      if (!viewer) return;
      await refresh();
      const { cache } = await graph.load();
      cache.evict({ id: cache.identify({ __typename: 'User', id: viewer.id }) });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: t('profile.confirm.failed'),
        description: detailOf(error),
      });
    }
  };
  const onwards = viewer ? (
    outcome ? (
      <NextAfterConfirming place={place} />
    ) : (
      <Button asChild>
        <Link to={paths.account()}>{t('profile.confirm.toAccount')}</Link>
      </Button>
    )
  ) : (
    <Button asChild>
      <Link to={paths.auth({ returnTo: place })}>{t('profile.confirm.toLogIn')}</Link>
    </Button>
  );
  if (outcome)
    return (
      <Stack gap="4" align="start">
        <Banner
          tone="success"
          live="status"
          icon={<Icon name="check" />}
          title={outcome.isChanged ? t('profile.confirm.changed') : t('profile.confirm.confirmed')}
        >
          {t('profile.confirm.address', { email: outcome.email })}
        </Banner>
        {onwards}
      </Stack>
    );
  if (problem)
    return (
      <Stack gap="4" align="start">
        <Banner tone="danger" live="alert" icon={<Icon name="alert" />} title={problem}>
          {t('profile.confirm.problemHint')}
        </Banner>
        {onwards}
      </Stack>
    );
  return (
    <Stack gap="4" align="start">
      <Text>{t('profile.confirm.ask')}</Text>
      <Button
        loading={loading}
        loadingLabel={t('profile.confirm.sending')}
        onClick={() => void onConfirm()}
      >
        {t('profile.confirm.action')}
      </Button>
    </Stack>
  );
}
