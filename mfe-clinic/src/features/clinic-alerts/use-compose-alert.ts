import { useState } from 'react';
import { PROFESSIONAL_ROLES, type ProfessionalRole } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { CreateClinicAlertDocument, SendClinicAlertDocument } from '../../generated/graphql';
import { useText } from '../../texts';

const EMPTY = {
  ...{ title: '', message: '', role: '', educationTier: '', experienceLevel: '' },
  ...{ province: '', city: '', urgencyLevel: 'medium', expiresOn: '' },
};
export type AlertValues = typeof EMPTY;
/** Null for any. */
export const roleOf = (role: string): ProfessionalRole | null =>
  PROFESSIONAL_ROLES.find((known) => known === role) ?? null;

export type AlertErrors = Partial<Record<keyof AlertValues | 'form', string>>;

type Refusal = { path: readonly string[]; message: string };

/** Writes an alert and sends it; one that was written and not sent is sent by the next try. */
export function useComposeAlert(province: string | null, onSent: () => void) {
  const t = useText();
  const [values, setValues] = useState<AlertValues>({ ...EMPTY, province: province ?? '' });
  const [errors, setErrors] = useState<AlertErrors>({});
  const [writtenId, setWrittenId] = useState<string | null>(null);
  const [create, { loading: isCreating }] = useMutation(CreateClinicAlertDocument);
  const [send, { loading: isSending }] = useMutation(SendClinicAlertDocument);

  const change = (changed: Partial<AlertValues>) => {
    setWrittenId(null);
    setValues((before) => ({ ...before, ...changed }));
  };
  const refuse = (refusals: readonly Refusal[]) =>
    setErrors(
      Object.fromEntries(
        refusals.map(({ path: [field], message }) => [
          field && field in values ? field : 'form',
          message,
        ]),
      ),
    );
  const graphInput = () => ({
    ...values,
    role: roleOf(values.role),
  });

  const submit = async () => {
    setErrors({});
    try {
      let alertId = writtenId;
      if (!alertId) {
        const { data } = await create({ variables: { input: graphInput() } });
        const refusals = data?.createClinicAlert.errors ?? [];
        if (refusals.length > 0) return refuse(refusals);
        alertId = data?.createClinicAlert.clinicAlert?.id ?? '';
        setWrittenId(alertId);
      }
      const { data } = await send({ variables: { input: { alertId } } });
      const refusals = data?.sendClinicAlert.errors ?? [];
      if (refusals.length > 0) return refuse(refusals);
      const count = data?.sendClinicAlert.clinicAlert?.sentCount ?? 0;
      toast({ title: t('clinic.alerts.sent', { count }) });
      setWrittenId(null);
      setValues((before) => ({ ...before, title: '', message: '' }));
      onSent();
    } catch (failure) {
      setErrors({ form: detailOf(failure) });
    }
  };

  return { values, errors, change, submit, isSending: isCreating || isSending };
}
