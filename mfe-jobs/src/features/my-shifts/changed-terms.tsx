import { optionLabel } from '@tbt/contracts';
import { Stack, Text } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import type { MyApplicationFragment } from '../../generated/graphql';
import { useText } from '../../texts';

type Terms = NonNullable<MyApplicationFragment['agreedTerms']>;

export interface ChangedTermsProps {
  /** Null when not recorded. */
  agreed: Terms | null | undefined;
  now: Terms | null | undefined;
  name: string;
}

export function ChangedTerms({ agreed, now, name }: ChangedTermsProps) {
  const t = useText();
  const formats = useFormats();
  const { locale } = useLocale();
  const changedSomehow = <Text size="dense">{t('jobs.shifts.termsChanged', { name })}</Text>;
  if (!agreed || !now) return changedSomehow;
  const placeOf = ({ city, province }: Terms) =>
    `${city}, ${optionLabel(locale, 'province', province)}`;
  const words = [
    ['day', formats.date(agreed.date), formats.date(now.date)],
    [
      'hours',
      formats.timeRange(agreed.startTime, agreed.endTime),
      formats.timeRange(now.startTime, now.endTime),
    ],
    ['place', placeOf(agreed), placeOf(now)],
  ] as const;
  const changed = words.filter(([, before, after]) => before !== after);
  if (changed.length === 0) return changedSomehow;
  return (
    <Stack gap="1">
      <Text size="dense">{t('jobs.shifts.termsChangedTo', { name })}</Text>
      <Stack as="ul" gap="1">
        {changed.map(([term, before, after]) => (
          <li key={term}>
            <Text size="dense" strong>
              {t(`jobs.shifts.changedTerm.${term}`, { before, after })}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
