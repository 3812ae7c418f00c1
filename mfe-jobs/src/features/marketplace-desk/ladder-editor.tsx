import { Button, Card, Cluster, FormField, Grid, Stack, Text, toast } from '@tbt/design-system';
import { NumberField } from '@tbt/design-system/fields';
import { Table } from '@tbt/design-system/table';
import { useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  LadderVersionFragmentDoc,
  SetLadderDocument,
  type LadderVersionFragment,
} from '../../generated/graphql';
import { FormErrors } from '../../parts/form-dialog/form-errors';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import { useDeskForm } from './use-desk-form';

const FIELDS = ['over72h', 'from24To72h', 'under24h', 'noShow', 'keptShift'] as const;
const POINTS_MAX = 100;

type Field = (typeof FIELDS)[number];

/** The points in force, to change. */
function LadderForm({ ladder }: { ladder: LadderVersionFragment }) {
  const t = useText();
  const { locale } = useLocale();
  const { act, isBusy } = useShiftAct(SetLadderDocument, (data) => data.setReliabilityLadder);
  const { over72h, from24To72h, under24h, noShow, keptShift } = ladder;
  const start: Record<Field, number> = { over72h, from24To72h, under24h, noShow, keptShift };
  const form = useDeskForm(
    start,
    (points) => act({ version: ladder.version, ...points }),
    () => toast({ title: t('jobs.desk.ladder.done') }),
  );
  return (
    <Card as="section" title={t('jobs.desk.ladder.current')} titleAs="h2">
      <form noValidate onSubmit={form.onSubmit}>
        <Stack gap="4">
          <Grid gap="4" column="small">
            {FIELDS.map((field) => (
              <FormField
                key={field}
                label={t(`jobs.desk.ladder.${field}`)}
                error={form.errorOf(field)}
                required
              >
                <NumberField
                  locale={locale}
                  value={form.values[field]}
                  min={0}
                  max={POINTS_MAX}
                  onValueChange={(value) => form.set({ [field]: value ?? -1 })}
                />
              </FormField>
            ))}
          </Grid>
          <FormErrors messages={form.formErrors} />
          <Cluster>
            <Button type="submit" loading={isBusy} loadingLabel={t('jobs.shifts.sending')}>
              {t('jobs.desk.save')}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}

/** Reliability points: the version in force and earlier ones. */
export function LadderEditor({
  ladders: references,
}: {
  ladders: readonly FragmentType<typeof LadderVersionFragmentDoc>[];
}) {
  const t = useText();
  const formats = useFormats();
  const ladders = references.map((ladder) => readFragment(LadderVersionFragmentDoc, ladder));
  const [current] = ladders;
  return (
    <Stack gap="5">
      <Text tone="muted">{t('jobs.desk.ladder.lead')}</Text>
      {current && <LadderForm key={current.version} ladder={current} />}
      {ladders.length > 1 && (
        <Table
          caption={t('jobs.desk.ladder.history')}
          density="dense"
          rows={ladders}
          rowKey={({ version }) => String(version)}
          columns={[
            {
              id: 'version',
              header: t('jobs.desk.ladder.version'),
              cell: ({ version }) => formats.number(version),
              rowHeader: true,
            },
            {
              id: 'since',
              header: t('jobs.desk.ladder.since'),
              cell: ({ createdAt }) => formats.instantDate(createdAt),
            },
            ...FIELDS.map((field) => ({
              id: field,
              header: t(`jobs.desk.ladder.${field}`),
              align: 'end' as const,
              cell: (ladder: LadderVersionFragment) => formats.number(ladder[field]),
            })),
          ]}
        />
      )}
    </Stack>
  );
}
