import { useState } from 'react';
import { now, useChosenLocation, useSession } from '@tbt/web-kit';
import type {
  EmergencyOfficeFragment,
  EmergencyShiftFragment,
  RequestEmergencyInput,
} from '../../generated/graphql';
import {
  soonestStart,
  usualRate,
  type EmergencyValues,
  type TypicalRate,
} from './emergency-values';
import { useSendEmergency } from './use-send-emergency';

type Field = keyof EmergencyValues | 'form';
export type EmergencyErrors = Partial<Record<Field, string>>;

/** The form of a request: everything is filled in but what only the clinic knows. */
export function useRequestEmergency(
  rates: readonly TypicalRate[],
  offices: readonly EmergencyOfficeFragment[],
  onSent: () => void,
) {
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
  const [overlapping, setOverlapping] = useState<EmergencyShiftFragment | null>(null);
  const { send, isSending } = useSendEmergency(onSent);

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

  const sendInput = async (input: RequestEmergencyInput) => {
    setErrors({});
    const found = await send(input);
    setOverlapping(found.overlapping);
    if (found.overlapping) return;
    setErrors(
      Object.fromEntries(
        found.problems.map(({ path: [field], message }) => [
          field && field in values ? field : 'form',
          message,
        ]),
      ),
    );
  };

  const { maxRadius, isAssignedForMe } = values;
  const search = { maxRadius: Number(maxRadius), isAssignedForMe };
  const submit = (isAdditional = false) => {
    const { locationId, duration, hourlyRate, title, description, ...rest } = values;
    return sendInput({
      ...{ ...rest, ...search, isAdditional },
      locationId: locationId || null,
      duration: Number(duration),
      hourlyRate: hourlyRate === null ? '' : hourlyRate.toFixed(2),
      title: title.trim() || null,
      description: description.trim() || null,
    });
  };

  return {
    ...{ values, errors, change, submit, isSending, overlapping },
    submitForShift: (jobId: string) => sendInput({ jobId, ...search }),
    dismiss: () => setOverlapping(null),
  };
}
