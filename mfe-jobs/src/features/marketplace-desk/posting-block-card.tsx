import { useState } from 'react';
import { paths } from '@tbt/contracts';
import { Button, Card, DataList } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { LiftPostingBlockDocument, PostingBlockItemFragmentDoc } from '../../generated/graphql';
import { useDeadline } from '../../parts/countdown/use-deadline';
import { PersonName } from '../../parts/person-name/person-name';
import { AskDialog } from '../../parts/shift-act/ask-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import { usePersonName } from './use-person-name';

/** A clinic that cannot post, its overdue invoices, and lifting the block. */
export function PostingBlockCard({
  block: reference,
}: {
  block: FragmentType<typeof PostingBlockItemFragmentDoc>;
}) {
  const block = readFragment(PostingBlockItemFragmentDoc, reference);
  const t = useText();
  const formats = useFormats();
  const moment = useDeadline('label', block.timeZone ?? undefined);
  const nameOf = usePersonName();
  const [isAsked, setIsAsked] = useState(false);
  const { act } = useShiftAct(LiftPostingBlockDocument, (data) => data.liftPostingBlock);
  const clinic = nameOf(block.clinic);
  return (
    <Card
      title={t('jobs.desk.blocks.blocked', { clinic })}
      titleAs="h2"
      subtitle={
        <PersonName name={clinic} to={block.clinic ? paths.clinic(block.clinic.id) : null} />
      }
      footer={
        <Button variant="secondary" onClick={() => setIsAsked(true)}>
          {t('jobs.desk.blocks.lift')}
        </Button>
      }
    >
      <DataList
        layout="stacked"
        items={[
          { term: t('jobs.desk.blocks.since'), description: moment(block.since) },
          ...block.invoices.map(
            ({ number, professionalName: name, total, dueOn, daysOverdue }) => ({
              term: t('jobs.desk.blocks.invoice', { number, name }),
              description: t('jobs.desk.blocks.overdue', {
                ...{ total: formats.currency(total), date: formats.date(dueOn) },
                days: daysOverdue ?? 0,
              }),
            }),
          ),
        ]}
      />
      {isAsked && (
        <AskDialog
          texts={{
            title: t('jobs.desk.blocks.liftTitle', { clinic }),
            text: t('jobs.desk.blocks.liftText'),
            yes: t('jobs.desk.blocks.lift'),
            busy: t('jobs.shifts.sending'),
            no: t('jobs.shifts.ask.later'),
          }}
          done={{ title: t('jobs.desk.blocks.lifted') }}
          act={() => act({ clinicId: block.clinicId })}
          onClose={() => setIsAsked(false)}
        />
      )}
    </Card>
  );
}
