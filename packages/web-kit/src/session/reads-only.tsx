import type { ClinicPermission } from '@tbt/contracts';
import { Text } from '@tbt/design-system';
import { useText } from '../texts';
import { clinicRoleOf, mayInClinic } from './acting';
import { useSession } from './session-provider';

/** Whether the session acts for a clinic as a member who may look at its work and not do it. */
export function useReadsOnly(permission: ClinicPermission = 'staffing'): boolean {
  const { viewer } = useSession();
  return clinicRoleOf(viewer) !== null && !mayInClinic(viewer, permission);
}

/** A sentence after what a plan has used up, for members who may not read the plan. */
export function AskOwnerForPlan() {
  const t = useText();
  const isMemberOnly = useReadsOnly('readPlan');
  return isMemberOnly && <> {t('webKit.askOwner')}</>;
}

/** In place of a form or buttons that such a member would be refused. */
export function ReadsOnlyNotice() {
  const t = useText();
  return (
    <Text size="dense" tone="muted">
      {t('webKit.readsOnly')}
    </Text>
  );
}
