import { useState } from 'react';
import { Badge, Banner, Button, Card, Cluster, Stack, Text } from '@tbt/design-system';
import { detailOf, useFormats } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import {
  DisconnectSocialAccountDocument,
  StartSocialConnectionDocument,
  type SocialAccountFieldsFragment,
} from '../../generated/graphql';
import { useText } from '../../texts';
import { NETWORKS } from './network-facts';

export interface SocialAccountCardProps {
  account: SocialAccountFieldsFragment;
  onChanged: () => Promise<unknown>;
  onLeave?: (address: string) => void;
}

const leave = (address: string) => window.location.assign(address);

function Unavailable({ variables }: { variables: readonly string[] }) {
  const t = useText();
  return (
    <Stack gap="2">
      <Text>{t('clinic.social.unavailable')}</Text>
      <Text tone="muted">
        {t('clinic.social.unavailableHint', { names: variables.join(', ') })}
      </Text>
    </Stack>
  );
}

function PageLine({ account }: { account: SocialAccountFieldsFragment }) {
  const t = useText();
  const formats = useFormats();
  const { pageName, expiresAt, isExpired } = account;
  if (!pageName) return <Text>{t('clinic.social.none')}</Text>;
  return (
    <Stack gap="2">
      <Text>{t('clinic.social.page', { page: pageName })}</Text>
      {isExpired && <Text tone="danger">{t('clinic.social.expired')}</Text>}
      {expiresAt && !isExpired && (
        <Text tone="muted">
          {t('clinic.social.until', { day: formats.instantDate(expiresAt) })}
        </Text>
      )}
    </Stack>
  );
}

export function SocialAccountCard({ account, onChanged, onLeave = leave }: SocialAccountCardProps) {
  const t = useText();
  const { network, isAvailable, pageName, isExpired } = account;
  const { name, variables } = NETWORKS[network];
  const [problem, setProblem] = useState<string>();
  const [start, starting] = useMutation(StartSocialConnectionDocument);
  const [disconnect, disconnecting] = useMutation(DisconnectSocialAccountDocument);
  const attempt = async (act: () => Promise<string | undefined>) => {
    setProblem(undefined);
    try {
      setProblem(await act());
    } catch (error) {
      setProblem(detailOf(error));
    }
  };
  const input = { network };
  const onConnect = () =>
    attempt(async () => {
      const { data } = await start({ variables: { input } });
      const { authorizationUrl, errors } = data?.startSocialConnection ?? {};
      if (authorizationUrl) onLeave(authorizationUrl);
      return errors?.[0]?.message;
    });
  const onDisconnect = () =>
    attempt(async () => {
      const { data } = await disconnect({ variables: { input } });
      await onChanged();
      return data?.disconnectSocialAccount.errors[0]?.message;
    });
  const isConnected = Boolean(pageName) && !isExpired;
  return (
    <Card
      as="section"
      titleAs="h2"
      title={name}
      aside={
        pageName && (
          <Badge tone={isExpired ? 'warning' : 'success'}>
            {t(isExpired ? 'clinic.social.ended' : 'clinic.social.connected')}
          </Badge>
        )
      }
    >
      <Stack gap="4">
        {isAvailable || pageName ? (
          <PageLine account={account} />
        ) : (
          <Unavailable variables={variables} />
        )}
        {problem && (
          <Banner tone="danger" live="alert">
            {problem}
          </Banner>
        )}
        <Cluster gap="3">
          {isAvailable && (
            <Button
              variant={isConnected ? 'secondary' : undefined}
              loading={starting.loading}
              loadingLabel={t('clinic.social.leaving', { network: name })}
              onClick={() => void onConnect()}
            >
              {t(isConnected ? 'clinic.social.change' : 'clinic.social.connect', { network: name })}
            </Button>
          )}
          {pageName && (
            <Button
              variant="secondary"
              loading={disconnecting.loading}
              loadingLabel={t('clinic.social.disconnecting')}
              onClick={() => void onDisconnect()}
            >
              {t('clinic.social.disconnect', { network: name })}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}
