import { paths } from '@tbt/contracts';
import { Button, EmptyState, ErrorState, Spinner, Stack } from '@tbt/design-system';
import { detailOf, Link } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { ShiftPublicationsDocument } from '../../generated/graphql';
import { useText } from '../../texts';
import { PagePublication } from './page-publication';

/** The clinic's own pages, each with what would be written there. */
export function PublicationList({ jobId }: { jobId: string }) {
  const t = useText();
  const { data, error, refetch } = useQuery(ShiftPublicationsDocument, {
    variables: { jobId },
    // The text is in the language of the request.
    fetchPolicy: 'no-cache',
  });
  if (!data)
    return error ? (
      <ErrorState
        title={t('jobs.publish.loadFailed')}
        description={detailOf(error)}
        retryLabel={t('jobs.retry')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <Spinner label={t('jobs.publish.loading')} />
    );
  if (data.shiftPublications.length === 0)
    return (
      <EmptyState
        icon="info"
        title={t('jobs.publish.none')}
        description={t('jobs.publish.noneHint')}
        action={
          <Button asChild>
            <Link to={paths.facebookSetup()}>{t('jobs.publish.connect')}</Link>
          </Button>
        }
      />
    );
  return (
    <Stack gap="4">
      {data.shiftPublications.map((publication, at) => (
        <PagePublication
          key={at}
          jobId={jobId}
          publication={publication}
          onChanged={() => refetch()}
        />
      ))}
    </Stack>
  );
}
