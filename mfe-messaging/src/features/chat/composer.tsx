import { type FormEvent, type KeyboardEvent } from 'react';
import { Button, FormField, Icon, TextArea } from '@tbt/design-system';
import { useTextDraft } from '@tbt/web-kit';
import { useText } from '../../texts';
import styles from './chat.module.css';

export interface ComposerProps {
  /** Draft key of sender and recipient. */
  draftKey: string;
  /** Resolves to whether it was stored; otherwise the text stays. */
  onSend: (text: string) => Promise<boolean>;
  isSending: boolean;
  onTyping: () => void;
  onStopped: () => void;
}

/** Message input: Enter sends, Shift+Enter adds a line. */
export function Composer({ draftKey, onSend, isSending, onTyping, onStopped }: ComposerProps) {
  const t = useText();
  const [text, setText] = useTextDraft(draftKey);
  const send = async () => {
    if (isSending) return;
    onStopped();
    const isStored = await onSend(text);
    if (isStored) setText((current) => (current === text ? '' : current));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore Enter that ends an IME composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      <FormField label={t('messaging.write')} hideLabel className={styles.field}>
        <TextArea
          rows={2}
          placeholder={t('messaging.placeholder')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
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
