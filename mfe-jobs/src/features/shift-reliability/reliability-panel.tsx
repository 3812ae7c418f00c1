import { RELIABILITY, SHIFT_TERMS } from '@tbt/contracts';
import { EmptyState, Heading, Progress, Stack, Stat, StatGroup, Text } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  ReliabilityLadderRowsFragmentDoc,
  ReliabilityPanelFragmentDoc,
} from '../../generated/graphql';
import { useText } from '../../texts';
import { ReliabilityLadder } from './reliability-ladder';
import { ReliabilityLine } from './reliability-line';
import styles from './reliability-panel.module.css';

const toneOf = (score: number) => {
  if (score >= 80) return 'success';
  return score >= 50 ? 'warning' : 'danger';
};

/** The viewer's reliability: score, history and rules. */
export function ReliabilityPanel({
  reliability: reference,
  ladder,
}: {
  reliability: FragmentType<typeof ReliabilityPanelFragmentDoc> | null | undefined;
  ladder: FragmentType<typeof ReliabilityLadderRowsFragmentDoc>;
}) {
  const t = useText();
  const formats = useFormats();
  const reliability = readFragment(ReliabilityPanelFragmentDoc, reference);
  const score = reliability?.score ?? RELIABILITY.start;
  const entries = reliability?.entries ?? [];
  const kept = reliability?.keptShifts ?? 0;
  const cancelled = reliability?.cancelledShifts ?? 0;
  // Clinics see none either.
  const isNew = kept + cancelled === 0 && entries.length === 0;
  const days = RELIABILITY.halfLifeDays;
  return (
    <div className={styles.panel}>
      <Stack gap="6">
        {isNew ? (
          <Stack gap="1">
            <Text strong>{t('jobs.shifts.reliability.noScore')}</Text>
            <Text tone="muted">
              {t('jobs.shifts.reliability.noScoreHint', {
                max: RELIABILITY.start,
                neutral: RELIABILITY.neutral,
              })}
            </Text>
          </Stack>
        ) : (
          <Progress
            label={t('jobs.shifts.reliability.score')}
            value={score}
            max={RELIABILITY.start}
            valueText={t('jobs.shifts.reliability.of', { score, max: RELIABILITY.start })}
            hint={t(`jobs.shifts.reliability.${kept > 0 ? 'heals' : 'healsHidden'}`, { days })}
            tone={toneOf(score)}
          />
        )}
        <StatGroup>
          <Stat label={t('jobs.shifts.reliability.kept')} value={formats.number(kept)} />
          <Stat label={t('jobs.shifts.reliability.cancelled')} value={formats.number(cancelled)} />
        </StatGroup>
        <Stack as="section" gap="3" aria-label={t('jobs.shifts.reliability.entries')}>
          <Heading as="h2" size="h3">
            {t('jobs.shifts.reliability.entries')}
          </Heading>
          {entries.length === 0 ? (
            <EmptyState icon="shield" title={t('jobs.shifts.reliability.none')} />
          ) : (
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <ReliabilityLine key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
          <Text size="small" tone="muted">
            {t('jobs.shifts.reliability.appealRule', { days: SHIFT_TERMS.appealDays })}
          </Text>
        </Stack>
      </Stack>
      <ReliabilityLadder ladder={readFragment(ReliabilityLadderRowsFragmentDoc, ladder)} />
    </div>
  );
}
