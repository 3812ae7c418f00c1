import type { SyntheticEvent } from 'react';
import { MATCH_TERMS, weightBounds, type MatchTermKey } from '@tbt/contracts';
import { Button, Cluster, FormField, Stack, Text } from '@tbt/design-system';
import { NumberField } from '@tbt/design-system/fields';
import { useFormats, useLocale } from '@tbt/web-kit';
import type { FragmentType } from '../../generated';
import type { MatchingWeightEntryFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { useWeights } from './use-weights';
import styles from './weights-editor.module.css';

export interface WeightsEditorProps {
  weights: readonly FragmentType<typeof MatchingWeightEntryFragmentDoc>[];
  /** Called after saving: existing rankings are stale. */
  onKept: () => void;
}

/** Edits the weights within their bounds; they are normalised to a hundred. */
export function WeightsEditor({ weights, onKept }: WeightsEditorProps) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const { values, effective, isSaving, isWrong, onChange, onSave, onReset } = useWeights(
    weights,
    onKept,
  );
  const hintOf = (key: MatchTermKey, bounds: { min: string; max: string }) => {
    const points = effective.get(key);
    const range = t('jobs.matching.bounds', bounds);
    return points === undefined
      ? range
      : `${range}. ${t('jobs.matching.effective', { points: formats.number(points) })}`;
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form noValidate onSubmit={onSubmit} aria-label={t('jobs.matching.weights')}>
      <Stack gap="4">
        <Text tone="muted">{t('jobs.matching.weightsHint')}</Text>
        <div className={styles.terms}>
          {MATCH_TERMS.map((key) => {
            const { min, max } = weightBounds(key);
            const bounds = { min: formats.number(min), max: formats.number(max) };
            return (
              <FormField
                key={key}
                label={t(`jobs.match.term.${key}`)}
                hint={hintOf(key, bounds)}
                error={isWrong(key) ? t('jobs.matching.outOfBounds', bounds) : undefined}
              >
                <NumberField
                  locale={locale}
                  decimals={1}
                  {...{ min, max }}
                  step={0.5}
                  value={values[key]}
                  onValueChange={(value) => onChange(key, value)}
                />
              </FormField>
            );
          })}
        </div>
        <Cluster gap="3">
          <Button type="submit" loading={isSaving}>
            {t('jobs.matching.keepWeights')}
          </Button>
          <Button variant="secondary" disabled={isSaving} onClick={onReset}>
            {t('jobs.matching.resetWeights')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
