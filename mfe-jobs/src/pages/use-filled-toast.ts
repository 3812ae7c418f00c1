import { useEffect, useRef } from 'react';
import { paths } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { useNavigate } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../generated';
import { ShiftBookingFragmentDoc } from '../generated/graphql';
import { isOff } from '../parts/booking-state/booking-look';
import { useText } from '../texts';

/** Tells who took a shift that leaves the open ones while the page is shown. */
export function useFilledToast(
  open: readonly { id: string }[],
  bookings: readonly FragmentType<typeof ShiftBookingFragmentDoc>[],
): void {
  const t = useText();
  const navigate = useNavigate();
  const nameOf = useMemberName();
  const shown = useRef<readonly string[]>([]);
  const gone = useRef(new Set<string>());
  useEffect(() => {
    const ids = open.map(({ id }) => id);
    shown.current.filter((id) => !ids.includes(id)).forEach((id) => gone.current.add(id));
    shown.current = ids;
    const taken = bookings
      .map((booking) => readFragment(ShiftBookingFragmentDoc, booking))
      .find(({ jobId, status }) => gone.current.has(jobId) && !isOff(status));
    if (!taken) return;
    gone.current.delete(taken.jobId);
    toast({
      title: t('jobs.shifts.filled', { title: taken.job?.title ?? t('jobs.shifts.jobGone') }),
      description: t('jobs.shifts.filledDetail', { name: nameOf(taken.professional) }),
      action: {
        label: t('jobs.booked.see'),
        onAction: () => void navigate(paths.booked(taken.jobId)),
      },
    });
  }, [open, bookings, t, navigate, nameOf]);
}
