import type { ReactNode } from 'react';
import { isProfessionalRole, paths } from '@tbt/contracts';
import { Button, Card, Cluster, Icon, Stack, Text } from '@tbt/design-system';
import { Link, useQuery } from '@tbt/web-kit';
import { ToFinishDocument } from '../../generated/graphql';
import { useText } from '../../texts';

function Step({
  name,
  to,
  children,
}: {
  name: 'verification' | 'office';
  to: string;
  children: ReactNode;
}) {
  const t = useText();
  const action = (
    <Button asChild size="small">
      <Link to={to}>{t(`profile.toFinish.${name}.action`)}</Link>
    </Button>
  );
  return (
    <Card
      as="section"
      title={t(`profile.toFinish.${name}`)}
      titleAs="h2"
      padding="small"
      footer={action}
    >
      {children}
    </Card>
  );
}

/** What the signed-in person has yet to give before things go well; nothing when all is there. */
export function ToFinish() {
  const t = useText();
  // A failed answer must not stay in the cache as "nobody is signed in".
  const { data } = useQuery(ToFinishDocument, {
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'none',
  });
  const me = data?.me;
  const gaps = me?.credentialGaps ?? [];
  if (isProfessionalRole(me?.role) && gaps.length > 0)
    return (
      <Step name="verification" to={paths.profile('verification')}>
        <Stack gap="2">
          {gaps.map(({ code, message }) => (
            <Cluster key={code} gap="2" align="baseline" nowrap>
              <Icon name="alert" size="small" />
              <Text>{message}</Text>
            </Cluster>
          ))}
        </Stack>
      </Step>
    );
  if (me?.role === 'clinic' && !me.officePack)
    return (
      <Step name="office" to={paths.profile()}>
        <Text>{t('profile.toFinish.office.text')}</Text>
      </Step>
    );
  return null;
}
