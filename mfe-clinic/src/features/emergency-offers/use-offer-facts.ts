import { addressLine, expectedPay, officeOf } from '@tbt/contracts';
import type { DataListItem } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import type { EmergencyOfferFragment } from '../../generated/graphql';
import { useSpanText } from '../../parts/use-span-text';
import { useText } from '../../texts';

/** Straight-line kilometres from which minutes at the usual speed say more than the distance. */
const MINUTES_FROM_KM = 10;

/** When, where, how far from here and for what pay. */
export function useOfferFacts(item: EmergencyOfferFragment): DataListItem[] {
  const t = useText();
  const formats = useFormats();
  const { locale } = useLocale();
  const spanText = useSpanText('dayHeading');
  const { city, distanceKm, travelMinutes, duration, hourlyRate } = item;
  const office = officeOf(item.job ?? item, item.clinic);
  const address = office.streetAddress && addressLine(locale, office);
  const pay = expectedPay(duration, hourlyRate);
  return [
    {
      term: t('clinic.emergency.when'),
      description: spanText(item),
    },
    ...(address ? [{ term: t('clinic.emergency.place'), description: address }] : []),
    {
      term: t('clinic.emergency.way'),
      description:
        distanceKm == null
          ? city
          : t(`clinic.emergency.${distanceKm < MINUTES_FROM_KM ? 'wayNear' : 'wayText'}`, {
              city,
              km: formats.kilometres(distanceKm),
              minutes: Math.max(1, travelMinutes ?? 0),
            }),
    },
    {
      term: t('clinic.emergency.pay'),
      description: t('clinic.emergency.payText', {
        total: formats.currency(pay.amount),
        rate: formats.currency(hourlyRate),
        pause: pay.breakMinutes,
      }),
    },
  ];
}
