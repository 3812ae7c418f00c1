import { expectedPay } from '@tbt/contracts';
import type { DataListItem } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import type { EmergencyOfferFragment } from '../../generated/graphql';
import { useText } from '../../texts';

/** When, where from here and for what pay. */
export function useOfferFacts(item: EmergencyOfferFragment): DataListItem[] {
  const t = useText();
  const formats = useFormats();
  const { city, distanceKm, travelMinutes, duration, hourlyRate } = item;
  const pay = expectedPay(duration, hourlyRate);
  const day = `${formats.weekday(item.neededDate)}, ${formats.time(item.neededTime)}`;
  return [
    {
      term: t('clinic.emergency.when'),
      description: `${day} · ${t('clinic.emergency.hours', { hours: duration / 60 })}`,
    },
    {
      term: t('clinic.emergency.way'),
      description:
        distanceKm == null
          ? city
          : t('clinic.emergency.wayText', {
              city,
              km: formats.number(distanceKm),
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
