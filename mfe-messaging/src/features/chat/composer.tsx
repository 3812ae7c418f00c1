import { useRef, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react';
import { LIMITS, UPLOAD_MEDIA_TYPES, type Role } from '@tbt/contracts';
import { Button, FormField, Icon, TextArea } from '@tbt/design-system';
import { FileList, FileButton, sortFiles } from '@tbt/design-system/files';
import { useText } from '../../texts';
import styles from './chat.module.css';
import { QuickReplies } from './quick-replies';
import type { Attachments } from './use-attachments';

const FILE_LIMITS = {
  accept: UPLOAD_MEDIA_TYPES.document.join(','),
  maxBytes: LIMITS.documentBytesMax,
  maxFiles: LIMITS.messageAttachmentsMax,
};

export interface ComposerProps {
  text: string;
  onChange: (text: string) => void;
  files: Attachments;
  onSend: () => void;
  isSending: boolean;
  /** The viewer's; without one there are no quick replies. */
  role: Role | null;
  isShiftOpen: boolean;
  onTyping: () => void;
  onStopped: () => void;
}

/** Message input: Enter sends, Shift+Enter adds a line. */
export function Composer(props: ComposerProps) {
  const { text, onChange, files, onSend, isSending, role, isShiftOpen } = props;
  const { onTyping, onStopped } = props;
  const t = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = text.trim() === '' && files.sent.length === 0;
  const isWaiting = files.isUploading || files.hasFailed;
  const send = () => {
    if (isSending || isEmpty || isWaiting) return;
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
  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    const { taken, refused } = sortFiles(pasted, FILE_LIMITS, files.items.length);
    if (refused.length > 0) files.refuse(refused);
    if (taken.length > 0) files.choose(taken);
  };
  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      {files.items.length > 0 && (
        <div className={styles.chosen}>
          <FileList
            items={files.items}
            disabled={isSending}
            onRemove={files.remove}
            onRetry={files.retry}
            texts={{
              list: t('messaging.attach.chosen'),
              remove: (file) => t('messaging.attach.remove', { file }),
              retry: (file) => t('messaging.attach.retry', { file }),
            }}
          />
        </div>
      )}
      <FileButton
        {...FILE_LIMITS}
        label={t('messaging.attach')}
        present={files.items.length}
        onFiles={files.choose}
        onRefuse={files.refuse}
      />
      {role && <QuickReplies role={role} isShiftOpen={isShiftOpen} onChoose={onChoose} />}
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
          onPaste={onPaste}
          onKeyDown={onKeyDown}
        />
      </FormField>
      <Button
        type="submit"
        disabled={isEmpty || isWaiting}
        loading={isSending}
        iconStart={<Icon name="send" size="small" />}
      >
        {t('messaging.send')}
      </Button>
    </form>
  );
}
