import { useText } from '../../texts';

interface Staff {
  firstName: string;
  lastName: string;
}

/** An administrator's name; their account may be closed. */
export function useStaffName() {
  const t = useText();
  return (staff: Staff | null | undefined): string =>
    staff ? `${staff.firstName} ${staff.lastName}` : t('support.staff');
}
