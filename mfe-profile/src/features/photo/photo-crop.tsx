import { useRef, useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Button, Cluster, Progress, Stack, Text } from '@tbt/design-system';
import { useText } from '../../texts';
import { cropToFile, middleSquare } from './crop-to-file';
import styles from './photo-crop.module.css';

interface PhotoCropProps {
  src: string;
  /** 0 to 1 while uploading; null before. */
  progress: number | null;
  onUpload: (makeFile: () => Promise<File>) => void;
  onCancel: () => void;
  /** Called when the browser cannot decode the file. */
  onBroken: () => void;
}

export function PhotoCrop({ src, progress, onUpload, onCancel, onBroken }: PhotoCropProps) {
  const t = useText();
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const isSending = progress !== null;
  const handleUpload = () =>
    onUpload(() =>
      image.current && crop
        ? cropToFile(image.current, crop)
        : Promise.reject(new Error('no crop')),
    );
  return (
    <Stack gap="4" align="start">
      <Text>{t('profile.photo.cropHint')}</Text>
      <ReactCrop
        aspect={1}
        circularCrop
        keepSelection
        minWidth={48}
        crop={crop}
        disabled={isSending}
        className={styles.crop}
        ariaLabels={{
          cropArea: t('profile.photo.cropArea'),
          nwDragHandle: t('profile.photo.cropTopLeft'),
          nDragHandle: t('profile.photo.cropTop'),
          neDragHandle: t('profile.photo.cropTopRight'),
          eDragHandle: t('profile.photo.cropRight'),
          seDragHandle: t('profile.photo.cropBottomRight'),
          sDragHandle: t('profile.photo.cropBottom'),
          swDragHandle: t('profile.photo.cropBottomLeft'),
          wDragHandle: t('profile.photo.cropLeft'),
        }}
        onChange={(_pixels, share) => setCrop(share)}
      >
        <img
          ref={image}
          src={src}
          alt={t('profile.photo.preview')}
          className={styles.image}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setCrop({ unit: '%', ...middleSquare(naturalWidth, naturalHeight) })
          }
          onError={onBroken}
        />
      </ReactCrop>
      {isSending && (
        <Progress label={t('profile.photo.uploading')} value={Math.round(progress * 100)} />
      )}
      <Cluster gap="3">
        <Button onClick={handleUpload} disabled={isSending || !crop}>
          {isSending ? t('profile.photo.uploading') : t('profile.photo.upload')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('profile.photo.cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
}
