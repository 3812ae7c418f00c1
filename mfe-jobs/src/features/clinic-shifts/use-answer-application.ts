import { toast } from '@tbt/design-system';
import { detailOf, useMutation } from '@tbt/web-kit';
import {
  AcceptApplicationDocument,
  ClinicShiftsDocument,
  DeclineApplicationDocument,
} from '../../generated/graphql';
import { useText } from '../../texts';
import type { Answer } from './answer-dialog';

// Who was refused saw an old list: the reason stands in the new one.
const readAgainIf = (errors: readonly unknown[] = []) =>
  errors.length > 0 ? [ClinicShiftsDocument] : [];

/** Accepts or declines an application and says how it went. */
export function useAnswerApplication(applicationId: string, name: string) {
  const t = useText();
  const [accept, accepting] = useMutation(AcceptApplicationDocument, {
    refetchQueries: ({ data }) => readAgainIf(data?.acceptApplication.errors),
  });
  const [decline, declining] = useMutation(DeclineApplicationDocument, {
    refetchQueries: ({ data }) => readAgainIf(data?.declineApplication.errors),
  });
  const variables = { input: { applicationId } };
  const failed = (description: string) =>
    toast({ variant: 'destructive', title: t('jobs.shifts.error'), description });

  const onAccept = async () => {
    const { data } = await accept({ variables });
    const problem = data?.acceptApplication.errors[0];
    if (problem) return failed(problem.message);
    const description = t('jobs.shifts.acceptedDetail', { name });
    return toast({ title: t('jobs.shifts.accepted'), description });
  };
  const onDecline = async () => {
    const { data } = await decline({ variables });
    const problem = data?.declineApplication.errors[0];
    return problem ? failed(problem.message) : toast({ title: t('jobs.shifts.declined') });
  };
  /** Never rejects: what went wrong is said in a toast. */
  const give = async (answer: Answer): Promise<void> => {
    try {
      await (answer === 'accept' ? onAccept() : onDecline());
    } catch (error) {
      failed(detailOf(error));
    }
  };
  return { give, isBusy: accepting.loading || declining.loading };
}
