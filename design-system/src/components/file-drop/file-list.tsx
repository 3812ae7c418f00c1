import styles from './file-drop.module.css';
import { FileRow, type FileDropItem } from './file-row';

export interface FileListTexts {
  /** Accessible name of the file list. */
  list: string;
  /** Accessible name of a file's remove button. */
  remove: (name: string) => string;
  /** Accessible name of a file's retry button. Required with `onRetry`. */
  retry?: (name: string) => string;
}

export interface FileListProps {
  /** Files in any state. */
  items: readonly FileDropItem[];
  /** Translated texts. */
  texts: FileListTexts;
  /** Files can be neither removed nor retried. */
  disabled?: boolean;
  /** Called with a file's id; without it files cannot be removed. */
  onRemove?: (id: string) => void;
  /** Called with the id of the file to retry. */
  onRetry?: (id: string) => void;
}

/** Files that are sent or were chosen to be; nothing without files. */
export function FileList({ items, texts, disabled = false, onRemove, onRetry }: FileListProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={texts.list}>
      {items.map((item) => (
        <FileRow
          key={item.id}
          item={item}
          removeLabel={texts.remove(item.name)}
          retryLabel={texts.retry?.(item.name)}
          isLocked={disabled}
          onRemove={onRemove && (() => onRemove(item.id))}
          onRetry={onRetry && (() => onRetry(item.id))}
        />
      ))}
    </ul>
  );
}
