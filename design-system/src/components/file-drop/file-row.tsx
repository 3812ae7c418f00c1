import { Icon } from '../icon';
import { IconButton } from '../icon-button';
import { Progress } from '../progress';
import { FilePreview } from './file-preview';
import styles from './file-drop.module.css';

/** Upload state; `chosen` is not sent yet. */
export type FileDropItemState = 'chosen' | 'waiting' | 'uploading' | 'done' | 'failed';

export interface FileDropItem {
  /** Unique id. */
  id: string;
  /** File name. */
  name: string;
  /** Formatted size, such as "2.4 MB". */
  sizeText: string;
  /** Upload state. */
  state: FileDropItemState;
  /** Percentage sent, 0 to 100; omit if unknown. */
  progress?: number;
  /** State in words: the error or the progress. */
  stateText?: string;
  /** The file, for a thumbnail before it is uploaded. */
  file?: File;
  /** Address of a thumbnail. */
  previewUrl?: string;
}

interface FileRowProps {
  item: FileDropItem;
  removeLabel: string;
  retryLabel: string | undefined;
  isLocked: boolean;
  onRemove: (() => void) | undefined;
  onRetry: (() => void) | undefined;
}

export function FileRow({
  item,
  removeLabel,
  retryLabel,
  isLocked,
  onRemove,
  onRetry,
}: FileRowProps) {
  const isMoving = item.state === 'waiting' || item.state === 'uploading';
  return (
    <li className={styles.row} data-state={item.state}>
      <FilePreview file={item.file} url={item.previewUrl} />
      <div className={styles.about}>
        <p className={styles.name}>{item.name}</p>
        <p className={styles.state}>
          {item.state === 'failed' && <Icon name="alert" size="small" />}
          {item.state === 'done' && <Icon name="check" size="small" />}
          <span>{item.stateText ?? item.sizeText}</span>
        </p>
        {isMoving && (
          <Progress
            label={item.name}
            hideLabel
            size="small"
            value={item.state === 'waiting' ? 0 : item.progress}
          />
        )}
      </div>
      {item.state === 'failed' && onRetry && retryLabel && (
        <IconButton icon="refresh" label={retryLabel} disabled={isLocked} onClick={onRetry} />
      )}
      {onRemove && (
        <IconButton icon="close" label={removeLabel} disabled={isLocked} onClick={onRemove} />
      )}
    </li>
  );
}
