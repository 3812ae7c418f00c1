import { useEffect, useId, useRef, type ChangeEvent } from 'react';
import { Icon } from '../icon';
import { describedByOf, FieldNote } from '../form-field/field-note';
import { sortFiles, type FileLimits, type RefusedFile } from './file-limits';
import { FileRow, type FileDropItem } from './file-row';
import { useDropZone } from './use-drop-zone';
import styles from './file-drop.module.css';

export interface FileDropTexts {
  /** What the button in the area reads: choose a file. */
  browse: string;
  /** What else you can do: drop it here. Only shown where there is a mouse. */
  drop: string;
  /** Name of the list of files. */
  list: string;
  /** Name of the cross beside one file. */
  remove: (name: string) => string;
  /** Name of the button that tries one file again. Needs `onRetry`. */
  retry?: (name: string) => string;
}

export interface FileDropProps extends FileLimits {
  /** What the files are. */
  label: string;
  /** Everything that is read, in the reader's language. */
  texts: FileDropTexts;
  /** The files that are there, whatever their state. */
  items?: readonly FileDropItem[];
  /** Gets the files that keep to the limits. */
  onFiles: (files: readonly File[]) => void;
  /** Gets the files that do not, each with the reason: say it in `error`. */
  onRefuse?: (refused: readonly RefusedFile[]) => void;
  /** Gets the id of the file to take away. Without it nothing can be. */
  onRemove?: (id: string) => void;
  /** Gets the id of the file to try again. */
  onRetry?: (id: string) => void;
  /** Take several files at once. */
  multiple?: boolean;
  /** Which types and sizes are taken, in words. */
  hint?: string;
  /** What is wrong with what was given. */
  error?: string;
  /** Marks it as needed. */
  required?: boolean;
  /** Shown, but nothing can be given or taken away. */
  disabled?: boolean;
  /** Id of the control, for an error summary. */
  id?: string;
}

/** A place for files: drop them, or choose them with a press or a key. Sending them is up to you. */
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
  const isFull = items.length >= maxFiles;
  const give = (files: readonly File[]) => {
    const { taken, refused } = sortFiles(files, { accept, maxBytes, maxFiles }, items.length);
    if (refused.length > 0) onRefuse?.(refused);
    if (taken.length > 0) onFiles(taken);
  };
  const { isOver, dropHandlers } = useDropZone(disabled, give);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    give([...(event.target.files ?? [])]);
    // The same file may be chosen again after it was taken away.
    event.target.value = '';
  };
  // A row goes together with its focused cross; the keyboard goes on from the area.
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
      {items.length > 0 && (
        <ul className={styles.list} aria-label={texts.list}>
          {items.map((item) => (
            <FileRow
              key={item.id}
              item={item}
              removeLabel={texts.remove(item.name)}
              retryLabel={texts.retry?.(item.name)}
              isLocked={disabled}
              onRemove={onRemove && (() => remove(item.id))}
              onRetry={onRetry && (() => onRetry(item.id))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
