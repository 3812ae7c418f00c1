import { useState } from 'react';
import { toast } from '@tbt/design-system';
import { detailOf, now, useMutation, useSession } from '@tbt/web-kit';
import { RequestEmergencyDocument } from '../../generated/graphql';
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
export function useRequestEmergency(rates: readonly TypicalRate[], onSent: () => void) {
  const t = useText();
  const { viewer } = useSession();
  const [values, setValues] = useState<EmergencyValues>(() => ({
    ...{ role: 'hygienist', duration: '480', maxRadius: '50', isAssignedForMe: false },
    ...{ title: '', description: '', ...soonestStart(now()) },
    hourlyRate: usualRate(rates, viewer?.province, 'hygienist'),
  }));
  const [errors, setErrors] = useState<EmergencyErrors>({});
  const [request, { loading }] = useMutation(RequestEmergencyDocument);

  const change = (changed: Partial<EmergencyValues>) => {
    const { role } = changed;
    const rate = role ? { hourlyRate: usualRate(rates, viewer?.province, role) } : {};
    setValues((before) => ({ ...before, ...changed, ...rate }));
  };

  const submit = async () => {
    setErrors({});
    const { duration, maxRadius, hourlyRate, title, description, ...rest } = values;
    const input = {
      ...rest,
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
