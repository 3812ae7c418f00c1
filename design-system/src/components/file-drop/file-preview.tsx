import { useEffect, useState } from 'react';
import { Icon } from '../icon';
import styles from './file-drop.module.css';

interface FilePreviewProps {
  file: File | undefined;
  url: string | undefined;
}

/** A thumbnail of an image, or an icon. */
export function FilePreview({ file, url }: FilePreviewProps) {
  const [ownUrl, setOwnUrl] = useState<string>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (url || !file?.type.startsWith('image/')) return undefined;
    const made = URL.createObjectURL(file);
    setOwnUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file, url]);
  const source = url ?? ownUrl;
  return (
    <span className={styles.preview}>
      {source && !isBroken ? (
        <img src={source} alt="" onError={() => setBroken(true)} />
      ) : (
        <Icon name="file" />
      )}
    </span>
  );
}
