import { canStepHiring, HIRING_STATUSES, optionLabel, type HiringStatus } from '@tbt/contracts';
import { Badge, Button, Cluster, DataList, Stack, type Tone } from '@tbt/design-system';
import { SetHiringInterestDocument } from '@tbt/people-ui';
import { toastOutcome, useFormats, useLocale, useSession } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { readFragment, type FragmentType } from '../../generated';
import { HiringRowFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { PersonRow } from './person-row';

const TONES: Record<HiringStatus, Tone> = {
  interested: 'info',
  contacted: 'warning',
  hired: 'success',
  withdrawn: 'neutral',
};

const isStatus = (status: string): status is HiringStatus =>
  (HIRING_STATUSES as readonly string[]).includes(status);

/** A clinic's hiring interest: editable for the clinic, read-only for the professional. */
export function HiringRow({ interest }: { interest: FragmentType<typeof HiringRowFragmentDoc> }) {
  const row = readFragment(HiringRowFragmentDoc, interest);
  const t = useText();
  const formats = useFormats();
  const { locale } = useLocale();
  const isClinic = useSession().viewer?.role === 'clinic';
  const [save, { loading }] = useMutation(SetHiringInterestDocument);
  const status = isStatus(row.status) ? row.status : 'interested';
  const steps = isClinic ? HIRING_STATUSES.filter((next) => canStepHiring(status, next)) : [];
  const take = (next: HiringStatus) =>
    toastOutcome(
      async () => {
        const input = { professionalId: row.professionalId, status: next };
        return (await save({ variables: { input } })).data?.setHiringInterest.errors ?? [];
      },
      { done: t('people.hiring.saved'), failed: t('people.hiring.failed') },
    );
  const facts = (
    [
      [t('people.hiring.since'), formats.instantDate(row.createdAt)],
      [t('people.hiring.contactedAt'), row.contactedAt && formats.instantDate(row.contactedAt)],
      [t('people.hiring.hiredAt'), row.hiredAt && formats.instantDate(row.hiredAt)],
      [t('people.hiring.notes'), row.notes],
    ] as const
  ).flatMap(([term, description]) => (description ? [{ term, description }] : []));
  return (
    <PersonRow
      person={isClinic ? row.professional : row.clinic}
      actions={<Badge tone={TONES[status]}>{optionLabel(locale, 'hiringStatus', status)}</Badge>}
    >
      <Stack gap="3">
        <DataList layout="grid" items={facts} />
        {steps.length > 0 && (
          <Cluster gap="2">
            {steps.map((next) => (
              <Button
                key={next}
                size="small"
                variant={next === 'withdrawn' ? 'ghost' : 'secondary'}
                disabled={loading}
                onClick={() => void take(next)}
              >
                {t(`people.hiring.to.${next}`)}
              </Button>
            ))}
          </Cluster>
        )}
      </Stack>
    </PersonRow>
  );
}
