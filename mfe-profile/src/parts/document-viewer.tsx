import { useState } from 'react';
import { Button, Cluster, Stack, TextLink } from '@tbt/design-system';
import { useText } from '../texts';
import styles from './document-viewer.module.css';

const STEP = 25;
const MAX = 300;

/** A file: a zoomable image, or the browser's PDF viewer. */
export function DocumentViewer({
  url,
  mediaType,
  title,
}: {
  url: string;
  mediaType: string;
  title: string;
}) {
  const t = useText();
  const [zoom, setZoom] = useState(100);
  const isImage = mediaType.startsWith('image/');
  return (
    <Stack gap="2">
      <Cluster gap="2">
        {isImage && (
          <>
            <Button
              variant="secondary"
              size="small"
              disabled={zoom <= STEP}
              onClick={() => setZoom(zoom - STEP)}
            >
              {t('profile.review.smaller')}
            </Button>
            <Button
              variant="secondary"
              size="small"
              disabled={zoom >= MAX}
              onClick={() => setZoom(zoom + STEP)}
            >
              {t('profile.review.larger')}
            </Button>
          </>
        )}
        <TextLink href={url} external destinationLabel={t('profile.review.newTab')}>
          {t('profile.review.openFile')}
        </TextLink>
      </Cluster>
      <div className={styles.frame}>
        {isImage ? (
          <img
            className={styles.picture}
            style={{ inlineSize: `${zoom}%` }}
            src={url}
            alt={title}
            loading="lazy"
          />
        ) : (
          // Browsers refuse to show a PDF inside a sandbox.
          <iframe className={styles.file} src={url} title={title} loading="lazy" />
        )}
      </div>
    </Stack>
  );
}
