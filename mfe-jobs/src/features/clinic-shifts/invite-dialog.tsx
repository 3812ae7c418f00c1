import { useState } from 'react';
import { paths, SHIFT_TERMS } from '@tbt/contracts';
import { EmptyState, ErrorState, Spinner, Text, TextLink, toast } from '@tbt/design-system';
import { detailOf, Link } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { readFragment } from '../../generated';
import {
  InviteChoicesDocument,
  InviteToShiftDocument,
  ShiftInvitationFragmentDoc,
  type ClinicShiftFragment,
} from '../../generated/graphql';
import { FormDialog } from '../../parts/form-dialog/form-dialog';
import { InvitedRate } from '../../parts/invited-rate/invited-rate';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import { InviteChoiceList } from './invite-choice-list';
import { choicesOf } from './invite-choices';
import { useDialogForm } from './use-dialog-form';

/** Open invitations: each professional is invited once, six at a time at most. */
const openInviteeIds = (job: ClinicShiftFragment): string[] =>
  (job.invitations ?? [])
    .map((reference) => readFragment(ShiftInvitationFragmentDoc, reference))
    .filter(({ status }) => status === 'pending')
    .map(({ professionalId }) => professionalId);

/** Favourites and the best matches, without those already invited. */
function useInviteChoices(job: ClinicShiftFragment, asked: readonly string[]) {
  const { data, error, refetch } = useQuery(InviteChoicesDocument, {
    variables: { jobId: job.id },
    // An open ranking caches more candidates than this query.
    fetchPolicy: 'no-cache',
    nextFetchPolicy: 'no-cache',
  });
  return {
    choices: data ? choicesOf(data, job.role).filter(({ id }) => !asked.includes(id)) : null,
    failure: data ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}

/** Shown while there are no professionals to invite. */
function NoChoices({ choices, failure, retry }: ReturnType<typeof useInviteChoices>) {
  const t = useText();
  if (failure)
    return (
      <ErrorState
        title={t('jobs.shifts.invite.failed')}
        description={detailOf(failure)}
        retryLabel={t('jobs.retry')}
        onRetry={retry}
      />
    );
  return choices ? (
    <EmptyState icon="users" title={t('jobs.shifts.invite.none')} />
  ) : (
    <Spinner label={t('jobs.shifts.invite.loading')} />
  );
}

export function InviteDialog({ job, onClose }: { job: ClinicShiftFragment; onClose: () => void }) {
  const t = useText();
  const invite = useShiftAct(InviteToShiftDocument, (payload) => payload.inviteToJob);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const asked = openInviteeIds(job);
  const found = useInviteChoices(job, asked);
  const choices = found.choices ?? [];
  const left = SHIFT_TERMS.invitationsMax - asked.length;
  const form = useDialogForm(
    () => invite.act({ jobId: job.id, professionalIds: [...chosen] }),
    () => {
      toast({ title: t('jobs.shifts.invite.done', { count: chosen.length }) });
      onClose();
    },
  );
  return (
    <FormDialog
      title={t('jobs.shifts.invite.title')}
      description={t('jobs.shifts.invite.text')}
      submitLabel={t('jobs.shifts.invite.send', { count: chosen.length })}
      onSubmit={form.onSubmit}
      isSubmitting={form.isSubmitting}
      isDisabled={chosen.length === 0}
      errors={form.errorsBeside()}
      onClose={onClose}
    >
      {choices.length === 0 && <NoChoices {...found} />}
      {left <= 0 && <Text tone="danger">{t('jobs.shifts.invite.full')}</Text>}
      {choices.length > 0 && left > 0 && (
        <>
          <InvitedRate job={job} />
          <InviteChoiceList
            {...{ choices, chosen, left }}
            invited={asked.length}
            onChoose={setChosen}
          />
        </>
      )}
      <TextLink asChild>
        <Link to={paths.browseProfessionals(job)}>{t('jobs.shifts.invite.others')}</Link>
      </TextLink>
    </FormDialog>
  );
}
