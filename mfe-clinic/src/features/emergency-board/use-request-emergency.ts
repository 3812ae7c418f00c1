import { useState } from 'react';
import { toast } from '@tbt/design-system';
import { detailOf, now, useChosenLocation, useSession } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { RequestEmergencyDocument, type EmergencyOfficeFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import {
  soonestStart,
  usualRate,
  type EmergencyValues,
  type TypicalRate,
} from './emergency-values';

type Field = keyof EmergencyValues | 'form';
export type EmergencyErrors = Partial<Record<Field, string>>;

/** The form of a request: everything is filled in but what only the clinic knows. */
export function useRequestEmergency(
  rates: readonly TypicalRate[],
  offices: readonly EmergencyOfficeFragment[],
  onSent: () => void,
) {
  const t = useText();
  const { viewer } = useSession();
  const { chosen } = useChosenLocation();
  const openOffice = (id: string | null | undefined) =>
    offices.find((office) => office.id === id && !office.isClosed);
  const rateFor = (role: EmergencyValues['role'], locationId: string) =>
    usualRate(rates, openOffice(locationId)?.province ?? viewer?.province, role);
  const [values, setValues] = useState<EmergencyValues>(() => {
    const locationId = openOffice(chosen?.locationId)?.id ?? '';
    return {
      ...{ role: 'hygienist', duration: '480', maxRadius: '50', isAssignedForMe: false },
      ...{ title: '', description: '', ...soonestStart(now()) },
      ...{ locationId, hourlyRate: rateFor('hygienist', locationId) },
    };
  });
  const [errors, setErrors] = useState<EmergencyErrors>({});
  const [request, { loading }] = useMutation(RequestEmergencyDocument);

  const change = (changed: Partial<EmergencyValues>) => {
    setValues((before) => {
      const next = { ...before, ...changed };
      const isPriced = changed.role !== undefined || changed.locationId !== undefined;
      // A rate of the clinic's own stays.
      const isUsual = before.hourlyRate === rateFor(before.role, before.locationId);
      return isPriced && isUsual
        ? { ...next, hourlyRate: rateFor(next.role, next.locationId) }
        : next;
    });
  };

  const submit = async () => {
    setErrors({});
    const { locationId, duration, maxRadius, hourlyRate, title, description, ...rest } = values;
    const input = {
      ...rest,
      locationId: locationId || null,
      ...{ duration: Number(duration), maxRadius: Number(maxRadius) },
      hourlyRate: hourlyRate === null ? '' : hourlyRate.toFixed(2),
      title: title.trim() || null,
      description: description.trim() || null,
    };
    try {
      const { data } = await request({ variables: { input } });
      const refusals = data?.requestEmergency.errors ?? [];
      if (refusals.length > 0) {
        setErrors(
          Object.fromEntries(
            refusals.map(({ path: [field], message }) => [
              field && field in values ? field : 'form',
              message,
            ]),
          ),
        );
        return;
      }
      const asked = data?.requestEmergency.emergencyRequest?.waves[0]?.asked ?? 0;
      toast({
        title: t('clinic.emergency.sent'),
        description: t('clinic.emergency.sentTo', { count: asked }),
      });
      onSent();
    } catch (failure) {
      setErrors({ form: detailOf(failure) });
    }
  };

  return { values, errors, change, submit, isSending: loading };
}
