import { useState } from 'react';
import { paths } from '@tbt/contracts';
import { Button, Card, Cluster, DataList, Stack } from '@tbt/design-system';
import { RatingValue } from '@tbt/design-system/fields';
import { useFormats } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  DecideReviewReportsDocument,
  ReportedReviewItemFragmentDoc,
  type ReportedReviewItemFragment,
} from '../../generated/graphql';
import { PersonName } from '../../parts/person-name/person-name';
import { AskDialog } from '../../parts/shift-act/ask-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import { usePersonName } from './use-person-name';

type Decision = 'hold' | 'keep' | 'restore';
type Person = NonNullable<ReportedReviewItemFragment['review']['reviewer']>;

const NOTHING = '–';

const pathOf = (person: Person | null | undefined): string | null => {
  if (!person) return null;
  return person.role === 'clinic' ? paths.clinic(person.id) : paths.professional(person.id);
};

function ReportFacts({ item: { review, reports } }: { item: ReportedReviewItemFragment }) {
  const t = useText();
  const formats = useFormats();
  const nameOf = usePersonName();
  const reported = reports.map(({ id, reason, statement, reporter, createdAt }) => ({
    key: id,
    term: t(`jobs.desk.reports.reason.${reason}`),
    description: [statement, nameOf(reporter), formats.instantDate(createdAt)]
      .filter(Boolean)
      .join(' · '),
  }));
  return (
    <DataList
      layout="stacked"
      items={[
        { term: t('jobs.desk.reports.said'), description: review.comment ?? NOTHING },
        ...(review.reply
          ? [{ term: t('jobs.desk.reports.reply'), description: review.reply }]
          : []),
        ...reported,
      ]}
    />
  );
}

function DecisionDialog(props: { reviewId: string; decision: Decision; onClose: () => void }) {
  const { reviewId, decision, onClose } = props;
  const t = useText();
  const { act } = useShiftAct(DecideReviewReportsDocument, (data) => data.decideReviewReports);
  return (
    <AskDialog
      texts={{
        title: t(`jobs.desk.reports.${decision}Title`),
        text: t(`jobs.desk.reports.${decision}Text`),
        yes: t(`jobs.desk.reports.${decision}`),
        busy: t('jobs.shifts.sending'),
        no: t('jobs.shifts.ask.later'),
      }}
      done={{ title: t(`jobs.desk.reports.${decision}Done`) }}
      tone={decision === 'hold' ? 'danger' : 'default'}
      act={() => act({ reviewId, isHeld: decision === 'hold' })}
      onClose={onClose}
    />
  );
}

/** A reported or held review: words, reports and decision. */
export function ReportedReviewCard({
  item: reference,
}: {
  item: FragmentType<typeof ReportedReviewItemFragmentDoc>;
}) {
  const item = readFragment(ReportedReviewItemFragmentDoc, reference);
  const t = useText();
  const nameOf = usePersonName();
  const [asked, setAsked] = useState<Decision | null>(null);
  const { review } = item;
  const { reviewer, reviewee, rating } = review;
  const decisions: readonly Decision[] = review.isPublic ? ['hold', 'keep'] : ['restore'];
  return (
    <Card
      title={t('jobs.desk.reports.about', { name: nameOf(reviewee) })}
      titleAs="h2"
      subtitle={
        <>
          {t('jobs.desk.reports.by')} <PersonName name={nameOf(reviewer)} to={pathOf(reviewer)} />
        </>
      }
      footer={
        <Cluster gap="2">
          {decisions.map((decision) => (
            <Button
              key={decision}
              variant={decision === 'hold' ? 'danger' : 'secondary'}
              onClick={() => setAsked(decision)}
            >
              {t(`jobs.desk.reports.${decision}`)}
            </Button>
          ))}
        </Cluster>
      }
    >
      <Stack gap="3">
        <RatingValue value={rating} label={t('jobs.desk.reports.stars', { rating })} />
        <ReportFacts item={item} />
      </Stack>
      {asked && (
        <DecisionDialog reviewId={review.id} decision={asked} onClose={() => setAsked(null)} />
      )}
    </Card>
  );
}
