import { decideAppealRule, LIMITS, paths, RELIABILITY_REASONS } from '@tbt/contracts';
import {
  Button,
  Card,
  Cluster,
  DataList,
  FormField,
  Stack,
  TextArea,
  toast,
} from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import { readFragment, type FragmentType } from '../../generated';
import {
  AppealItemFragmentDoc,
  DecideAppealDocument,
  type AppealItemFragment,
} from '../../generated/graphql';
import { PersonName } from '../../parts/person-name/person-name';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { FormErrors } from '../../parts/form-dialog/form-errors';
import { useText } from '../../texts';
import { usePersonName } from './use-person-name';

/** The decision form of an appeal; the clicked button selects the decision. */
function useAppealForm(entryId: string) {
  const t = useText();
  const decide = useShiftAct(DecideAppealDocument, (data) => data.decideReliabilityAppeal);
  return useRuleForm(decideAppealRule, {
    defaults: { entryId, isRemoved: false, answer: '' },
    submit: async ({ answer, isRemoved }) => {
      const errors = await decide.act({ entryId, isRemoved, answer });
      if (errors.length > 0) return errors;
      toast({ title: t(isRemoved ? 'jobs.desk.appeals.removed' : 'jobs.desk.appeals.upheld') });
      return undefined;
    },
  });
}

function AppealForm({ entryId }: { entryId: string }) {
  const t = useText();
  const form = useAppealForm(entryId);
  const send = (isRemoved: boolean) => {
    form.setValue('isRemoved', isRemoved);
    form.onSubmit();
  };
  return (
    <form
      noValidate
      aria-label={t('jobs.desk.appeals.answer')}
      onSubmit={(event) => event.preventDefault()}
    >
      <Stack gap="3">
        <FormField
          label={t('jobs.desk.appeals.answer')}
          hint={t('jobs.desk.appeals.answerHint')}
          error={form.errorOf('answer')}
          required
        >
          <TextArea rows={3} maxLength={LIMITS.appealTextMax} {...form.register('answer')} />
        </FormField>
        <FormErrors messages={form.formErrors} />
        <Cluster gap="2">
          <Button type="button" loading={form.isSubmitting} onClick={() => send(true)}>
            {t('jobs.desk.appeals.remove')}
          </Button>
          <Button type="button" variant="secondary" onClick={() => send(false)}>
            {t('jobs.desk.appeals.uphold')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

function useFacts({ entry }: AppealItemFragment) {
  const t = useText();
  const formats = useFormats();
  const { booking } = entry;
  const reason = RELIABILITY_REASONS.find((known) => known === entry.reason);
  const shift = booking && [
    booking.job?.title,
    formats.date(booking.date),
    formats.timeRange(booking.startTime, booking.endTime),
  ];
  const cancelled = booking?.cancellation;
  return [
    {
      term: t('jobs.desk.appeals.reason'),
      description: reason ? t(`jobs.shifts.ladder.${reason}`) : entry.reason,
    },
    { term: t('jobs.desk.appeals.shift'), description: shift?.filter(Boolean).join(' · ') },
    {
      term: t('jobs.desk.appeals.note'),
      description:
        cancelled &&
        [t(`jobs.shifts.reason.${cancelled.reason ?? 'other'}`), cancelled.note]
          .filter(Boolean)
          .join(' · '),
    },
    { term: t('jobs.desk.appeals.said'), description: entry.appealText },
  ].filter(({ description }) => description);
}

/** An appealed deduction: facts and decision. */
export function AppealCard({
  appeal: reference,
}: {
  appeal: FragmentType<typeof AppealItemFragmentDoc>;
}) {
  const appeal = readFragment(AppealItemFragmentDoc, reference);
  const t = useText();
  const formats = useFormats();
  const nameOf = usePersonName();
  const { entry, professional } = appeal;
  const name = nameOf(professional);
  return (
    <Card
      title={t('jobs.desk.appeals.about', { name, points: entry.points })}
      titleAs="h2"
      subtitle={
        <>
          <PersonName name={name} to={professional ? paths.professional(professional.id) : null} />
          {` · ${formats.instantDate(entry.at, entry.booking?.timeZone)}`}
        </>
      }
    >
      <Stack gap="4">
        <DataList layout="stacked" items={useFacts(appeal)} />
        <AppealForm entryId={entry.id} />
      </Stack>
    </Card>
  );
}
