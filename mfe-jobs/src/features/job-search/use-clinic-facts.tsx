import { optionLabel } from '@tbt/contracts';
import { Icon, type DataListItem } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';

export function useClinicFacts({
  paymentTerms,
  paysInDays,
  reliability,
}: {
  paymentTerms: string | null | undefined;
  /** Median of its latest invoices; null for too few. */
  paysInDays: number | null | undefined;
  /** Share of kept bookings, 0 to 100; null for too few. */
  reliability: number | null | undefined;
}): readonly DataListItem[] {
  const t = useText();
  const { locale } = useLocale();
  return [
    ...(paymentTerms
      ? [
          {
            term: t('jobs.card.paymentTerms'),
            description: t('jobs.card.pays', {
              terms: optionLabel(locale, 'paymentTerms', paymentTerms).toLocaleLowerCase(locale),
            }),
            icon: <Icon name="dollar" size="small" />,
          },
        ]
      : []),
    ...(paysInDays === null || paysInDays === undefined
      ? []
      : [
          {
            term: t('jobs.card.paymentTerm'),
            description: t('jobs.paysInDays', { days: paysInDays }),
            icon: <Icon name="clock" size="small" />,
          },
        ]),
    ...(reliability === null || reliability === undefined
      ? []
      : [
          {
            term: t('jobs.card.reliability'),
            description: t('jobs.card.keepsBookings', { score: reliability }),
            icon: <Icon name="shield" size="small" />,
          },
        ]),
  ];
}
