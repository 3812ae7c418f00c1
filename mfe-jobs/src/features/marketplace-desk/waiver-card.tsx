import { useState } from 'react';
import { optionLabel, paths } from '@tbt/contracts';
import { Button, Card, Cluster, DataList } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  DecideWaiverDocument,
  WaiverItemFragmentDoc,
  type WaiverItemFragment,
} from '../../generated/graphql';
import { useDeadline } from '../../parts/countdown/use-deadline';
import { PersonName } from '../../parts/person-name/person-name';
import { AskDialog } from '../../parts/shift-act/ask-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import { usePersonName } from './use-person-name';

const NOTHING = '–';

const DECISIONS = ['grant', 'refuse'] as const;
type Decision = (typeof DECISIONS)[number];

function useWaiverWords({ clinic, professional, cancellation }: WaiverItemFragment) {
  const formats = useFormats();
  const nameOf = usePersonName();
  return {
    clinic: nameOf(clinic),
    name: nameOf(professional),
    amount: formats.currency(cancellation?.compensation ?? '0'),
  };
}

function WaiverFacts({ waiver }: { waiver: WaiverItemFragment }) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const moment = useDeadline('label', waiver.timeZone);
  const { job, cancellation, date, startTime, endTime } = waiver;
  const reason = t(`jobs.shifts.reason.${cancellation?.reason ?? 'other'}`);
  const when = [formats.date(date), formats.timeRange(startTime, endTime)];
  const place = job && `${job.city}, ${optionLabel(locale, 'province', job.province)}`;
  return (
    <DataList
      layout="stacked"
      items={[
        {
          term: t('jobs.desk.waivers.shift'),
          description: [job?.title, place, ...when].filter(Boolean).join(' · '),
        },
        {
          term: t('jobs.desk.waivers.cancelled'),
          description: cancellation && [moment(cancellation.at), reason].join(' · '),
        },
        { term: t('jobs.desk.waivers.note'), description: cancellation?.note ?? NOTHING },
        { term: t('jobs.desk.waivers.said'), description: cancellation?.waiverNote ?? NOTHING },
      ]}
    />
  );
}

function DecisionDialog({
  waiver,
  decision,
  onClose,
}: {
  waiver: WaiverItemFragment;
  decision: Decision;
  onClose: () => void;
}) {
  const t = useText();
  const words = useWaiverWords(waiver);
  const { act } = useShiftAct(DecideWaiverDocument, (data) => data.decideWaiver);
  return (
    <AskDialog
      texts={{
        title: t(`jobs.desk.waivers.${decision}Title`, words),
        text: t(`jobs.desk.waivers.${decision}Text`, words),
        yes: t(`jobs.desk.waivers.${decision}`),
        busy: t('jobs.shifts.sending'),
        no: t('jobs.shifts.ask.later'),
      }}
      done={{ title: t(`jobs.desk.waivers.${decision}Done`) }}
      tone={decision === 'refuse' ? 'danger' : 'default'}
      act={() => act({ bookingId: waiver.id, isGranted: decision === 'grant' })}
      onClose={onClose}
    />
  );
}

/** A clinic's request to waive a fee: facts and decision. */
export function WaiverCard({
  waiver: reference,
}: {
  waiver: FragmentType<typeof WaiverItemFragmentDoc>;
}) {
  const waiver = readFragment(WaiverItemFragmentDoc, reference);
  const t = useText();
  const words = useWaiverWords(waiver);
  const [asked, setAsked] = useState<Decision | null>(null);
  const to = waiver.clinic ? paths.clinic(waiver.clinic.id) : null;
  const decisions = DECISIONS.map((decision) => (
    <Button
      key={decision}
      variant={decision === 'grant' ? 'primary' : 'secondary'}
      onClick={() => setAsked(decision)}
    >
      {t(`jobs.desk.waivers.${decision}`)}
    </Button>
  ));
  return (
    <Card
      title={t('jobs.desk.waivers.asks', words)}
      titleAs="h2"
      subtitle={<PersonName name={words.clinic} to={to} />}
      footer={<Cluster gap="2">{decisions}</Cluster>}
    >
      <WaiverFacts waiver={waiver} />
      {asked && <DecisionDialog waiver={waiver} decision={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}
