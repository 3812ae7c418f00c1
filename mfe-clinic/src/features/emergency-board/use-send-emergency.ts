import { toast } from '@tbt/design-system';
import { detailOf, useFormats } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { readFragment } from '../../generated';
import {
  EmergencyShiftFragmentDoc,
  RequestEmergencyDocument,
  type EmergencyShiftFragment,
  type RequestEmergencyInput,
} from '../../generated/graphql';
import { useText } from '../../texts';

export interface SendOutcome {
  problems: readonly { path: readonly string[]; message: string }[];
  /** The own shift at that time, for which the request was refused. */
  overlapping: EmergencyShiftFragment | null;
}

/** Sends a request, for a new shift or an open one, and says how many were asked. */
export function useSendEmergency(onSent: () => void) {
  const t = useText();
  const formats = useFormats();
  const [request, { loading }] = useMutation(RequestEmergencyDocument);
  const send = async (input: RequestEmergencyInput): Promise<SendOutcome> => {
    try {
      const { data } = await request({ variables: { input } });
      const { errors = [], emergencyRequest, overlapping } = data?.requestEmergency ?? {};
      if (errors.length === 0) {
        const { waves = [], nextWaveAt } = emergencyRequest ?? {};
        const asked = t('clinic.emergency.sentTo', { count: waves[0]?.asked ?? 0 });
        const next =
          nextWaveAt && t('clinic.emergency.nextWave', { time: formats.instantTime(nextWaveAt) });
        toast({
          title: t('clinic.emergency.sent'),
          description: [asked, ...(next ? [next] : [])].join(' '),
        });
        onSent();
      }
      return {
        problems: errors,
        overlapping: readFragment(EmergencyShiftFragmentDoc, overlapping ?? null),
      };
    } catch (failure) {
      return { problems: [{ path: [], message: detailOf(failure) }], overlapping: null };
    }
  };
  return { send, isSending: loading };
}
