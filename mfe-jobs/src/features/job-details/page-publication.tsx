import { useState } from 'react';
import { paths, type SocialNetwork } from '@tbt/contracts';
import { Badge, Banner, Button, Card, Cluster, Stack, Text } from '@tbt/design-system';
import { detailOf, Link, useMutation } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { PublishShiftDocument, ShiftPublicationFieldsFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';

/** Names are the same in both languages. */
const NAMES: Record<SocialNetwork, string> = { facebook: 'Facebook', linkedin: 'LinkedIn' };

const TONES = { sending: 'info', published: 'success', failed: 'danger' } as const;

export interface PagePublicationProps {
  jobId: string;
  publication: FragmentType<typeof ShiftPublicationFieldsFragmentDoc>;
  /** Reads the list again. */
  onChanged: () => Promise<unknown>;
}

/** One connected page: what would be written there, and what came of it. */
export function PagePublication({
  jobId,
  publication: reference,
  onChanged,
}: PagePublicationProps) {
  const t = useText();
  const { network, pageName, isExpired, text, state, failure } = readFragment(
    ShiftPublicationFieldsFragmentDoc,
    reference,
  );
  const [publish, { loading }] = useMutation(PublishShiftDocument);
  const [problem, setProblem] = useState<string>();
  const onPublish = async () => {
    setProblem(undefined);
    try {
      const { data } = await publish({ variables: { input: { network, jobId } } });
      setProblem(data?.publishShift.errors[0]?.message);
      await onChanged();
    } catch (error) {
      setProblem(detailOf(error));
    }
  };
  const reason = state === 'failed' && failure ? t(`jobs.publish.failure.${failure}`) : undefined;
  const mayPublish = !isExpired && state !== 'published' && state !== 'sending';
  return (
    <Card
      as="section"
      titleAs="h3"
      title={`${NAMES[network]} · ${pageName}`}
      aside={state && <Badge tone={TONES[state]}>{t(`jobs.publish.state.${state}`)}</Badge>}
    >
      <Stack gap="3">
        <Text>{text}</Text>
        {(problem ?? reason) && (
          <Banner tone="danger" live="alert">
            {problem ?? reason}
          </Banner>
        )}
        {(mayPublish || isExpired) && (
          <Cluster gap="3">
            {mayPublish && (
              <Button
                size="small"
                loading={loading}
                loadingLabel={t('jobs.publish.sending')}
                aria-label={t('jobs.publish.actOn', { page: `${NAMES[network]}, ${pageName}` })}
                onClick={() => void onPublish()}
              >
                {t(state === 'failed' ? 'jobs.publish.again' : 'jobs.publish.act')}
              </Button>
            )}
            {isExpired && (
              <Button asChild size="small" variant="secondary">
                <Link to={paths.facebookSetup()}>{t('jobs.publish.reconnect')}</Link>
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}
