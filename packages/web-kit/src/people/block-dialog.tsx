import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { paths } from '@tbt/contracts';
import { ConfirmDialog, Spinner, Stack, Text, TextLink, toast } from '@tbt/design-system';
import { Link } from 'react-router';
import { useQuery } from '../graph';
import { useFormats } from '../i18n';
import { detailOf } from '../request';
import { useText } from '../texts';
import { nameOf, type BlockDocuments, type RelatedPerson } from './person-documents';

export interface BlockDialogProps {
  person: RelatedPerson;
  documents: BlockDocuments;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function ComingShifts({ person, documents }: Pick<BlockDialogProps, 'person' | 'documents'>) {
  const t = useText();
  const formats = useFormats();
  const { data, loading } = useQuery(documents.coming, {
    variables: { id: person.id },
    fetchPolicy: 'network-only',
  });
  const coming = data?.user?.comingBookings ?? [];
  if (loading && !data) return <Spinner label={t('webKit.person.comingLoading')} />;
  if (coming.length === 0) return null;
  return (
    <Stack gap="2">
      <Text>{t('webKit.person.coming', { count: coming.length })}</Text>
      <ul>
        {coming.map(({ id, date, startTime, endTime }) => (
          <li key={id}>
            <TextLink asChild>
              <Link to={paths.shifts()}>
                {formats.date(date)}, {formats.timeRange(startTime, endTime)}
              </Link>
            </TextLink>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

export function BlockDialog({ person, documents, open, onOpenChange }: BlockDialogProps) {
  const t = useText();
  const [error, setError] = useState<string>();
  const options = { variables: { input: { userId: person.id } } };
  const [block, blocking] = useMutation(documents.block, options);
  const [unblock, unblocking] = useMutation(documents.unblock, options);
  const name = nameOf(person);
  const isBlocked = person.isBlocked === true;
  const change = (next: boolean) => {
    setError(undefined);
    onOpenChange(next);
  };
  const act = async () => {
    setError(undefined);
    try {
      const errors = isBlocked
        ? (await unblock()).data?.unblockPerson.errors
        : (await block()).data?.blockPerson.errors;
      if (errors?.[0]) {
        setError(errors[0].message);
        return;
      }
      toast({
        title: t(isBlocked ? 'webKit.person.unblocked' : 'webKit.person.blocked', { name }),
      });
      change(false);
    } catch (failure) {
      setError(detailOf(failure));
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={t(isBlocked ? 'webKit.person.unblockAsk' : 'webKit.person.blockAsk', { name })}
      description={t(isBlocked ? 'webKit.person.unblockMeans' : 'webKit.person.blockMeans')}
      confirmLabel={t(isBlocked ? 'webKit.person.unblockYes' : 'webKit.person.blockYes')}
      cancelLabel={t('webKit.person.cancel')}
      tone={isBlocked ? 'default' : 'danger'}
      loading={blocking.loading || unblocking.loading}
      loadingLabel={t('webKit.person.working')}
      error={error}
      onConfirm={() => void act()}
    >
      {open && !isBlocked && <ComingShifts person={person} documents={documents} />}
    </ConfirmDialog>
  );
}
