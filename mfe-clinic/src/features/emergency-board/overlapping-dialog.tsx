import { paths } from '@tbt/contracts';
import { Button, Dialog, Stack, Text, TextLink } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import type { EmergencyShiftFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { useShiftText } from './use-shift-text';

export interface OverlappingDialogProps {
  shift: EmergencyShiftFragment;
  isSending: boolean;
  onForShift: () => void;
  onAnother: () => void;
  onClose: () => void;
}

/** An own shift for the role is at that time: cover for that one, or another professional. */
export function OverlappingDialog({
  shift,
  isSending,
  onForShift,
  onAnother,
  onClose,
}: OverlappingDialogProps) {
  const t = useText();
  const shiftText = useShiftText();
  const isOpen = shift.status === 'active';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('clinic.emergency.overlap.title')}
      description={shiftText(shift)}
      closeLabel={t('clinic.emergency.close')}
      footer={
        <>
          <Button variant="secondary" loading={isSending} onClick={onAnother}>
            {t('clinic.emergency.overlap.another')}
          </Button>
          {isOpen && (
            <Button loading={isSending} onClick={onForShift}>
              {t('clinic.emergency.forShift.send')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="3">
        <Text>
          {t(isOpen ? 'clinic.emergency.overlap.open' : 'clinic.emergency.overlap.other')}
        </Text>
        <TextLink asChild>
          <Link to={isOpen ? paths.job(shift.id) : paths.shifts()}>
            {t('clinic.emergency.overlap.see', { title: shift.title })}
          </Link>
        </TextLink>
      </Stack>
    </Dialog>
  );
}
