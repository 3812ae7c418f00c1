import { useEffect } from 'react';
import { paths } from '@tbt/contracts';
import { Badge, Cluster, ErrorState, Spinner, Stack, Text, TextLink } from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { detailOf, Link } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { AlertAnswersDocument } from '../../generated/graphql';
import { useText } from '../../texts';

const ANSWERS = ['interested', 'declined'] as const;

/** Who answered, and where an answer leads; read again when their number changes. */
export function AlertAnswers({ id, answerCount }: { id: string; answerCount: number }) {
  const t = useText();
  const nameOf = useMemberName();
  const { data, error, refetch } = useQuery(AlertAnswersDocument, { variables: { id } });
  useEffect(() => {
    void refetch().catch(() => undefined);
  }, [answerCount, refetch]);
  if (!data)
    return error ? (
      <ErrorState
        layout="inline"
        title={t('clinic.alerts.answersFailed')}
        description={detailOf(error)}
        retryLabel={t('clinic.retry')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <Spinner label={t('clinic.alerts.loading')} />
    );
  const edges = data.clinicAlert?.recipients.edges ?? [];
  const answers = edges.flatMap(({ node }) => (node.answer ? [node] : []));
  return (
    <Stack as="ul" gap="3">
      {answers.map(({ professionalId, professional, answer, reply }) => (
        <li key={professionalId}>
          <Cluster gap="2">
            <Text strong>{nameOf(professional)}</Text>
            {ANSWERS.filter((known) => known === answer).map((known) => (
              <Badge key={known} tone={known === 'interested' ? 'success' : undefined}>
                {t(`clinic.alerts.answer.${known}`)}
              </Badge>
            ))}
          </Cluster>
          {reply && <Text size="dense">{reply}</Text>}
          {professional && answer === 'interested' && (
            <Cluster gap="4">
              <TextLink asChild>
                <Link to={paths.messages(professional.id)}>{t('clinic.alerts.write')}</Link>
              </TextLink>
              <TextLink asChild>
                <Link to={paths.professional(professional.id)}>{t('clinic.alerts.invite')}</Link>
              </TextLink>
            </Cluster>
          )}
        </li>
      ))}
    </Stack>
  );
}
