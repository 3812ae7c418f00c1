import { LIMITS, optionLabel } from '@tbt/contracts';
import { Banner, Icon, Stack, Text } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import type { TypicalRateBandFragment } from '../../generated/graphql';
import { useText } from '../../texts';

export interface TypicalRateNoteProps {
  bands: readonly TypicalRateBandFragment[];
  province: string;
  role: string;
  /** As typed; ignored when not a number. */
  hourlyRate: string;
}

export function TypicalRateNote({ bands, province, role, hourlyRate }: TypicalRateNoteProps) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const band = bands.find((one) => one.province === province && one.role === role);
  if (!band) return null;
  const rate = Number(hourlyRate.trim().replace(',', '.'));
  // Beyond the limits it cannot be posted at all.
  const isLow = rate >= LIMITS.hourlyRateMin && rate < Number(band.low);
  const isHigh = rate > Number(band.high) && rate <= LIMITS.hourlyRateMax;
  const words = {
    role: optionLabel(locale, 'role', role),
    province: optionLabel(locale, 'province', province),
    median: formats.currency(band.median),
  };
  const { middleLow, middleHigh } = band;
  const typical =
    middleLow && middleHigh
      ? t('jobs.post.typicalRate', {
          ...words,
          low: formats.currency(middleLow),
          high: formats.currency(middleHigh),
        })
      : t('jobs.post.typicalMedian', words);
  return (
    <Stack gap="2" aria-live="polite">
      <Text size="small" tone="muted">
        {typical}
      </Text>
      {(isLow || isHigh) && (
        <Banner tone="warning" icon={<Icon name="alert" size="small" />}>
          {t(isLow ? 'jobs.post.rateLow' : 'jobs.post.rateHigh')}
        </Banner>
      )}
    </Stack>
  );
}
