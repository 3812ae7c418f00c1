import { useState } from 'react';
import { paths, SOCIAL_NETWORK_NAMES } from '@tbt/contracts';
import { Badge, Banner, Button, Card, Cluster, Stack, Text } from '@tbt/design-system';
import { detailOf, Link } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { readFragment, type FragmentType } from '../../generated';
import { PublishShiftDocument, ShiftPublicationFieldsFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';

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
  const name = SOCIAL_NETWORK_NAMES[network];
  const isAgain = state === 'failed';
  const reason = isAgain && failure ? t(`jobs.publish.failure.${failure}`) : undefined;
  const mayPublish = !isExpired && state !== 'published' && state !== 'sending';
  return (
    <Card
      as="section"
      titleAs="h3"
      title={`${name} · ${pageName}`}
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
                aria-label={t(isAgain ? 'jobs.publish.againOn' : 'jobs.publish.actOn', {
                  page: `${name}, ${pageName}`,
                })}
                onClick={() => void onPublish()}
              >
                {t(isAgain ? 'jobs.publish.again' : 'jobs.publish.act')}
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
