import { isProvince, optionLabel, provincePhrase } from '@tbt/contracts';
import { Card, Stat, StatGroup, Text } from '@tbt/design-system';
import { useFormats, useLocale, useSession } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  DashboardFiguresFragmentDoc,
  type DashboardFiguresFragment,
} from '../../generated/graphql';
import { useText } from '../../texts';

type Figures = FragmentType<typeof DashboardFiguresFragmentDoc>;

const HOUR = 60;
const UNKNOWN = '–';
/** A province's figures of fewer filled shifts say nothing. */
const FILLED_MIN = 5;

export function FillFigures({ own, province }: { own: Figures; province: Figures | null }) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const home = useSession().viewer?.province ?? '';
  const rateOf = ({ shifts, filled }: DashboardFiguresFragment) =>
    shifts === 0
      ? UNKNOWN
      : new Intl.NumberFormat(locale, { style: 'percent' }).format(filled / shifts);
  const timeOf = ({ minutesToFill }: DashboardFiguresFragment) => {
    if (typeof minutesToFill !== 'number') return UNKNOWN;
    if (minutesToFill < HOUR) return t('clinic.day.minutes', { count: minutesToFill });
    return t('clinic.day.hoursLong', { hours: formats.number(Math.round(minutesToFill / HOUR)) });
  };
  const figures = readFragment(DashboardFiguresFragmentDoc, own);
  const others = province && readFragment(DashboardFiguresFragmentDoc, province);
  const beside = (write: (figures: DashboardFiguresFragment) => string) => {
    if (!others || !isProvince(home)) return undefined;
    const value = write(others);
    return value === UNKNOWN || others.filled < FILLED_MIN
      ? t('clinic.day.provinceLater', { province: optionLabel(locale, 'province', home) })
      : t('clinic.day.inProvince', { inProvince: provincePhrase(locale, 'in', home), value });
  };
  return (
    <Card
      as="section"
      title={t('clinic.day.figures')}
      titleAs="h2"
      subtitle={t('clinic.day.figuresSpan')}
      padding="small"
    >
      {figures.shifts === 0 && <Text tone="muted">{t('clinic.day.figuresLater')}</Text>}
      <StatGroup>
        <Stat label={t('clinic.day.fillRate')} value={rateOf(figures)} hint={beside(rateOf)} />
        <Stat label={t('clinic.day.timeToFill')} value={timeOf(figures)} hint={beside(timeOf)} />
      </StatGroup>
    </Card>
  );
}
