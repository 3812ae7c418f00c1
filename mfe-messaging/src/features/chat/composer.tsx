import { useRef, type FormEvent, type KeyboardEvent } from 'react';
import type { Role } from '@tbt/contracts';
import { Button, FormField, Icon, TextArea } from '@tbt/design-system';
import { useText } from '../../texts';
import styles from './chat.module.css';
import { QuickReplies } from './quick-replies';

export interface ComposerProps {
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
  isSending: boolean;
  /** The viewer's; without one there are no quick replies. */
  role: Role | null;
  onTyping: () => void;
  onStopped: () => void;
}

/** Message input: Enter sends, Shift+Enter adds a line. */
export function Composer(props: ComposerProps) {
  const { text, onChange, onSend, isSending, role, onTyping, onStopped } = props;
  const t = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    if (isSending) return;
    onStopped();
    onSend();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore Enter that ends an IME composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onChoose = (reply: string) => {
    onChange(text.trim() === '' ? reply : `${text.trimEnd()} ${reply}`);
    // After the menu has returned the focus to its button.
    requestAnimationFrame(() => field.current?.focus());
  };
  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      {role && <QuickReplies role={role} onChoose={onChoose} />}
      <FormField label={t('messaging.write')} hideLabel className={styles.field}>
        <TextArea
          ref={field}
          rows={2}
          placeholder={t('messaging.placeholder')}
          value={text}
          onChange={(event) => {
            onChange(event.target.value);
            onTyping();
          }}
          onBlur={onStopped}
          onKeyDown={onKeyDown}
        />
      </FormField>
      <Button
        type="submit"
        disabled={text.trim() === ''}
        loading={isSending}
        iconStart={<Icon name="send" size="small" />}
      >
        {t('messaging.send')}
      </Button>
    </form>
  );
}
