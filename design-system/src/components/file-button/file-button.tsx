import { useRef, type ChangeEvent } from 'react';
import { sortFiles, type FileLimits, type RefusedFile } from '../file-drop';
import { IconButton } from '../icon-button';
import type { IconName } from '../icon';

export interface FileButtonProps extends FileLimits {
  /** Accessible name. */
  label: string;
  /** The icon. */
  icon?: IconName;
  /** Number of files already there, which count towards `maxFiles`. */
  present?: number;
  /** Called with files within the limits. */
  onFiles: (files: readonly File[]) => void;
  /** Called with refused files and reasons. */
  onRefuse?: (refused: readonly RefusedFile[]) => void;
}

/** An icon that opens the file picker, where a drop area would take too much room. */
export function FileButton({
  label,
  icon = 'attach',
  present = 0,
  onFiles,
  onRefuse,
  ...limits
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { taken, refused } = sortFiles([...(event.target.files ?? [])], limits, present);
    if (refused.length > 0) onRefuse?.(refused);
    if (taken.length > 0) onFiles(taken);
    // The same file may be selected again after removal.
    event.target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={(limits.maxFiles ?? 1) > 1}
        accept={limits.accept}
        aria-label={label}
        onChange={handleChange}
      />
      <IconButton icon={icon} label={label} onClick={() => input.current?.click()} />
    </>
  );
}
