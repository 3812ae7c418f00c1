import { useState } from 'react';
import { paths } from '@tbt/contracts';
import { Button, Dialog, EmptyState, ErrorState, Spinner, Stack } from '@tbt/design-system';
import { detailOf, Link, mayInClinic, useSession } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { ShiftPublicationsDocument } from '../../generated/graphql';
import { useText } from '../../texts';
import { PagePublication } from './page-publication';

function Pages({ jobId }: { jobId: string }) {
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

export interface PublishShiftProps {
  jobId: string;
  isOpenAtFirst?: boolean;
}

/** For owners of the clinic: writes an open shift to the clinic's own pages. */
export function PublishShift({ jobId, isOpenAtFirst = false }: PublishShiftProps) {
  const t = useText();
  const { viewer } = useSession();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  if (!mayInClinic(viewer, 'socialAccounts')) return null;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t('jobs.publish.title')}
      description={t('jobs.publish.lead')}
      closeLabel={t('jobs.publish.close')}
      trigger={<Button variant="secondary">{t('jobs.publish.open')}</Button>}
    >
      {isOpen && <Pages jobId={jobId} />}
    </Dialog>
  );
}
