import { useState } from 'react';
import { optionLabel, paths } from '@tbt/contracts';
import { Button, Card, Cluster, DataList } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { DecideWaiverDocument, WaiverItemFragmentDoc } from '../../generated/graphql';
import { useMoment } from '../../parts/countdown/use-moment';
import { PersonName } from '../../parts/person-name/person-name';
import { AskDialog } from '../../parts/shift-act/ask-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import { usePersonName } from './use-person-name';

const NOTHING = '–';

const DECISIONS = ['grant', 'refuse'] as const;
type Decision = (typeof DECISIONS)[number];

/** A clinic that asks to be spared a compensation: what happened, and the decision. */
export function WaiverCard({
  waiver: reference,
}: {
  waiver: FragmentType<typeof WaiverItemFragmentDoc>;
}) {
  const { id, job, clinic, professional, cancellation, ...agreed } = readFragment(
    WaiverItemFragmentDoc,
    reference,
  );
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const moment = useMoment();
  const nameOf = usePersonName();
  const decide = useShiftAct(DecideWaiverDocument, (data) => data.decideWaiver);
  const [asked, setAsked] = useState<Decision | null>(null);
  const words = {
    clinic: nameOf(clinic),
    name: nameOf(professional),
    amount: formats.currency(cancellation?.compensation ?? '0'),
  };
  const reason = t(`jobs.shifts.reason.${cancellation?.reason ?? 'other'}`);
  const when = [formats.date(agreed.date), formats.timeRange(agreed.startTime, agreed.endTime)];
  const place = job && `${job.city}, ${optionLabel(locale, 'province', job.province)}`;
  return (
    <Card
      title={t('jobs.desk.waivers.asks', words)}
      titleAs="h2"
      subtitle={<PersonName name={words.clinic} to={clinic ? paths.clinic(clinic.id) : null} />}
      footer={
        <Cluster gap="2">
          {DECISIONS.map((decision) => (
            <Button
              key={decision}
              variant={decision === 'grant' ? 'primary' : 'secondary'}
              onClick={() => setAsked(decision)}
            >
              {t(`jobs.desk.waivers.${decision}`)}
            </Button>
          ))}
        </Cluster>
      }
    >
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
      {asked && (
        <AskDialog
          texts={{
            title: t(`jobs.desk.waivers.${asked}Title`, words),
            text: t(`jobs.desk.waivers.${asked}Text`, words),
            yes: t(`jobs.desk.waivers.${asked}`),
            busy: t('jobs.shifts.sending'),
            no: t('jobs.shifts.ask.later'),
          }}
          done={{ title: t(`jobs.desk.waivers.${asked}Done`) }}
          tone={asked === 'refuse' ? 'danger' : 'default'}
          act={() => decide.act({ bookingId: id, isGranted: asked === 'grant' })}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
