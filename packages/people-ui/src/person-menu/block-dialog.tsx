import { useState } from 'react';
import { paths } from '@tbt/contracts';
import { ConfirmDialog, Spinner, Stack, Text, TextLink, toast } from '@tbt/design-system';
import { detailOf, Link, useFormats } from '@tbt/web-kit';
import { useMutation, useQuery } from '@tbt/web-kit/graph';
import {
  BlockPersonDocument,
  ComingBookingsDocument,
  UnblockPersonDocument,
} from '../generated/graphql';
import { useText } from '../texts';
import { nameOf, type BlockablePerson } from './person-name';

interface BlockDialogProps {
  person: BlockablePerson;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function ComingShifts({ person }: Pick<BlockDialogProps, 'person'>) {
  const t = useText();
  const formats = useFormats();
  const { data, loading } = useQuery(ComingBookingsDocument, {
    variables: { id: person.id },
    fetchPolicy: 'network-only',
  });
  const coming = data?.user?.comingBookings ?? [];
  if (loading && !data) return <Spinner label={t('peopleUi.comingLoading')} />;
  if (coming.length === 0) return null;
  return (
    <Stack gap="2">
      <Text>{t('peopleUi.coming', { count: coming.length })}</Text>
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

export function BlockDialog({ person, open, onOpenChange }: BlockDialogProps) {
  const t = useText();
  const [error, setError] = useState<string>();
  const options = { variables: { input: { userId: person.id } } };
  const [block, blocking] = useMutation(BlockPersonDocument, options);
  const [unblock, unblocking] = useMutation(UnblockPersonDocument, options);
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
        title: t(isBlocked ? 'peopleUi.unblocked' : 'peopleUi.blocked', { name }),
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
      title={t(isBlocked ? 'peopleUi.unblockAsk' : 'peopleUi.blockAsk', { name })}
      description={t(isBlocked ? 'peopleUi.unblockMeans' : 'peopleUi.blockMeans')}
      confirmLabel={t(isBlocked ? 'peopleUi.unblockYes' : 'peopleUi.blockYes')}
      cancelLabel={t('peopleUi.cancel')}
      tone={isBlocked ? 'default' : 'danger'}
      loading={blocking.loading || unblocking.loading}
      loadingLabel={t('peopleUi.working')}
      error={error}
      onConfirm={() => void act()}
    >
      {open && !isBlocked && <ComingShifts person={person} />}
    </ConfirmDialog>
  );
}
