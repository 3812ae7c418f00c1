import { Icon } from '../icon';
import { IconButton } from '../icon-button';
import { Progress } from '../progress';
import { FilePreview } from './file-preview';
import styles from './file-drop.module.css';

/** How far a file has come; a chosen one is not sent yet. */
export type FileDropItemState = 'chosen' | 'waiting' | 'uploading' | 'done' | 'failed';

export interface FileDropItem {
  /** What tells this file from the others. */
  id: string;
  /** The name of the file. */
  name: string;
  /** Its weight in words, such as "2.4 MB". */
  sizeText: string;
  /** How far it has come. */
  state: FileDropItemState;
  /** The part that is sent, from 0 to 100. Without it, nobody knows. */
  progress?: number;
  /** Where it stands in words: what failed, or how far it is. */
  stateText?: string;
  /** The file itself, for a picture of it while it is on its way. */
  file?: File;
  /** Address of a picture of it. */
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
