import { Button, Cluster, Text } from '@tbt/design-system';
import { useSession } from '@tbt/web-kit';
import { useText } from '../../texts';
import { useStaffName } from './use-staff-name';

export interface AssignmentProps {
  assignee: { id: string; firstName: string; lastName: string } | null | undefined;
  isBusy: boolean;
  onChange: (isAssignedToMe: boolean) => void;
}

/** Who works on a case; it is taken, or released. */
export function Assignment({ assignee, isBusy, onChange }: AssignmentProps) {
  const t = useText();
  const { viewer } = useSession();
  const nameOf = useStaffName();
  const isMine = assignee?.id === String(viewer?.id);
  const who = isMine ? t('support.mine') : t('support.assignedTo', { name: nameOf(assignee) });
  return (
    <Cluster gap="3">
      <Text as="span">{assignee ? who : t('support.unassigned')}</Text>
      <Button
        variant="secondary"
        size="small"
        disabled={isBusy}
        onClick={() => onChange(!assignee)}
      >
        {t(assignee ? 'support.release' : 'support.take')}
      </Button>
    </Cluster>
  );
}
