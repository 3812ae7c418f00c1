import type { Role } from '@tbt/contracts';
import { IconButton, Menu, MenuItem } from '@tbt/design-system';
import { useText } from '../../texts';

const REPLIES = [1, 2, 3, 4, 5] as const;

/** Ready-made texts of the viewer's role; the chosen one is put into the input. */
export function QuickReplies({ role, onChoose }: { role: Role; onChoose: (text: string) => void }) {
  const t = useText();
  const side = role === 'clinic' ? 'clinic' : 'professional';
  return (
    <Menu trigger={<IconButton icon="bolt" label={t('messaging.quick')} />}>
      {REPLIES.map((reply) => {
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
