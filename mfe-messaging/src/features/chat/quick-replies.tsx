import type { Role } from '@tbt/contracts';
import { IconButton, Menu, MenuItem } from '@tbt/design-system';
import { useText } from '../../texts';

const REPLIES = [1, 2, 3, 4, 5] as const;
const ASKS_FOR_TIME = 1;

/** Ready-made texts of the viewer's role; the chosen one is put into the input. */
export function QuickReplies({
  role,
  isShiftOpen,
  onChoose,
}: {
  role: Role;
  /** Of a shift that is booked or over, none asks for free time. */
  isShiftOpen: boolean;
  onChoose: (text: string) => void;
}) {
  const t = useText();
  const side = role === 'clinic' ? 'clinic' : 'professional';
  const isFitting = (reply: (typeof REPLIES)[number]) =>
    isShiftOpen || side !== 'clinic' || reply !== ASKS_FOR_TIME;
  return (
    <Menu trigger={<IconButton icon="bolt" label={t('messaging.quick')} />}>
      {REPLIES.filter(isFitting).map((reply) => {
        const text = t(`messaging.quick.${side}.${reply}`);
        return (
          <MenuItem key={reply} onSelect={() => onChoose(text)}>
            {text}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
