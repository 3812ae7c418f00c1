import { useEffect, useId, useRef, type ChangeEvent } from 'react';
import { Icon } from '../icon';
import { describedByOf, FieldNote } from '../form-field/field-note';
import { sortFiles, type FileLimits, type RefusedFile } from './file-limits';
import { FileList, type FileListTexts } from './file-list';
import type { FileDropItem } from './file-row';
import { useDropZone } from './use-drop-zone';
import styles from './file-drop.module.css';

export interface FileDropTexts extends FileListTexts {
  /** Text of the button that opens the file picker. */
  browse: string;
  /** Hint to drop files; shown to mouse users only. */
  drop: string;
}

export interface FileDropProps extends FileLimits {
  /** Label of the control. */
  label: string;
  /** Translated texts. */
  texts: FileDropTexts;
  /** Files in any state. */
  items?: readonly FileDropItem[];
  /** Called with files within the limits. */
  onFiles: (files: readonly File[]) => void;
  /** Called with refused files and reasons: report them in `error`. */
  onRefuse?: (refused: readonly RefusedFile[]) => void;
  /** Called with a file's id, also of a failed one that another replaces; without it files cannot be removed. */
  onRemove?: (id: string) => void;
  /** Called with the id of the file to retry. */
  onRetry?: (id: string) => void;
  /** Accepts several files. */
  multiple?: boolean;
  /** Accepted types and sizes, in words. */
  hint?: string;
  /** Error message. */
  error?: string;
  /** Marks it as required. */
  required?: boolean;
  /** Visible but not editable. */
  disabled?: boolean;
  /** Id of the control, for an error summary. */
  id?: string;
}

/** Drop zone and file picker. Uploading is up to the caller. */
export function FileDrop({
  label,
  texts,
  items = [],
  onFiles,
  onRefuse,
  onRemove,
  onRetry,
  multiple = false,
  hint,
  error,
  required,
  disabled = false,
  id,
  accept,
  maxBytes,
  maxFiles = multiple ? Infinity : 1,
}: FileDropProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const inputRef = useRef<HTMLInputElement>(null);
  const failed = onRemove ? items.filter(({ state }) => state === 'failed') : [];
  const present = items.length - failed.length;
  const isFull = present >= maxFiles;
  const give = (files: readonly File[]) => {
    const { taken, refused } = sortFiles(files, { accept, maxBytes, maxFiles }, present);
    if (refused.length > 0) onRefuse?.(refused);
    // Failed ones make room.
    const surplus = items.length + taken.length - maxFiles;
    for (const item of failed.slice(0, Math.max(0, surplus))) onRemove?.(item.id);
    if (taken.length > 0) onFiles(taken);
  };
  const { isOver, dropHandlers } = useDropZone(disabled, give);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    give([...(event.target.files ?? [])]);
    // The same file may be selected again after removal.
    event.target.value = '';
  };
  // Keeps the keyboard focus when a row is removed with its focused button.
  const isRemoving = useRef(false);
  useEffect(() => {
    if (isRemoving.current) inputRef.current?.focus();
    isRemoving.current = false;
  }, [items.length]);
  const remove = (itemId: string) => {
    isRemoving.current = true;
    onRemove?.(itemId);
  };
  return (
    <div className={styles.frame}>
      <span id={`${inputId}-label`} className={styles.label}>
        {label}
        {required && (
          <span className={styles.mark} aria-hidden="true">
            *
          </span>
        )}
      </span>
      <label
        {...dropHandlers}
        className={styles.area}
        data-over={isOver || undefined}
        data-invalid={Boolean(error) || undefined}
      >
        <input
          ref={inputRef}
          id={inputId}
          type="file"
          className={styles.input}
          accept={accept}
          multiple={multiple}
          disabled={disabled || isFull}
          aria-labelledby={`${inputId}-label ${inputId}-browse`}
          aria-required={required || undefined}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedByOf({ id: inputId, hint, error })}
          onChange={handleChange}
        />
        <Icon name="upload" />
        <span id={`${inputId}-browse`} className={styles.browse}>
          {texts.browse}
        </span>
        <span className={styles.drop}>{texts.drop}</span>
      </label>
      <FieldNote id={inputId} hint={hint} error={error} />
      <FileList
        items={items}
        texts={texts}
        disabled={disabled}
        onRemove={onRemove && remove}
        onRetry={onRetry}
      />
    </div>
  );
}
