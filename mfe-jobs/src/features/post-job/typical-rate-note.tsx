import { optionLabel } from '@tbt/contracts';
import { Banner, Icon, Stack, Text } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import type { TypicalRateBandFragment } from '../../generated/graphql';
import { useText } from '../../texts';

export interface TypicalRateNoteProps {
  bands: readonly TypicalRateBandFragment[];
  province: string;
  role: string;
  /** As typed; what is no amount is left alone. */
  hourlyRate: string;
}

/** What is usual for that role in that province, and a word when the rate lies far from it. */
export function TypicalRateNote({ bands, province, role, hourlyRate }: TypicalRateNoteProps) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const band = bands.find((one) => one.province === province && one.role === role);
  if (!band) return null;
  const rate = Number(hourlyRate.trim().replace(',', '.'));
  const isLow = rate > 0 && rate < Number(band.low);
  const isHigh = rate > Number(band.high);
  const place = optionLabel(locale, 'province', province);
  return (
    <Stack gap="2" aria-live="polite">
      <Text size="small" tone="muted">
        {t('jobs.post.typicalRate', {
          role: optionLabel(locale, 'role', role),
          province: place,
          median: formats.currency(band.median),
          low: formats.currency(band.low),
          high: formats.currency(band.high),
        })}
      </Text>
      {(isLow || isHigh) && (
        <Banner tone="warning" icon={<Icon name="alert" size="small" />}>
          {t(isLow ? 'jobs.post.rateLow' : 'jobs.post.rateHigh')}
        </Banner>
      )}
    </Stack>
  );
}
