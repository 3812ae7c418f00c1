import { LIMITS, photoUrl, UPLOAD_MEDIA_TYPES } from '@tbt/contracts';
import { FileDrop, type FileDropItem } from '@tbt/design-system/files';
import { detailOf, request } from '@tbt/web-kit';
import { Controller } from '@tbt/web-kit/forms';
import { useState } from 'react';
import { useText } from '../../texts';
import { officeFieldId } from './office-pack-values';
import type { OfficePackFormState } from './use-office-pack';

const THUMBNAIL = 96;

async function upload(file: File): Promise<string> {
  const body = new FormData();
  body.append('profilePicture', file);
  const { url } = await request<{ url: string }>('POST', '/api/upload/profile-picture', body);
  return url;
}

/** Office photos: uploaded when selected, published when the pack is saved. */
export function OfficePhotos({ form }: { form: OfficePackFormState }) {
  const t = useText();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  return (
    <Controller
      control={form.control}
      name="photos"
      render={({ field }) => {
        const items: FileDropItem[] = field.value.map((url, index) => ({
          id: url,
          name: t('profile.office.photo', { number: index + 1 }),
          sizeText: '',
          state: 'done',
          previewUrl: photoUrl(url, THUMBNAIL) ?? undefined,
        }));
        const send = async (files: readonly File[]) => {
          setProblem(undefined);
          setSending(true);
          const added: string[] = [];
          try {
            for (const file of files) added.push(await upload(file));
          } catch (error) {
            setProblem(detailOf(error));
          } finally {
            setSending(false);
          }
          if (added.length > 0) field.onChange([...field.value, ...added]);
        };
        return (
          <FileDrop
            id={officeFieldId('photos')}
            label={t('profile.office.photos')}
            hint={t('profile.office.photosHint', { max: LIMITS.officePhotosMax })}
            texts={{
              browse: isSending ? t('profile.office.sending') : t('profile.office.browse'),
              drop: t('profile.office.drop'),
              list: t('profile.office.photos'),
              remove: (name) => t('profile.office.remove', { name }),
            }}
            accept={UPLOAD_MEDIA_TYPES.photo.join(',')}
            maxFiles={LIMITS.officePhotosMax}
            items={items}
            multiple
            disabled={isSending || field.value.length >= LIMITS.officePhotosMax}
            onFiles={(files) => void send(files)}
            onRefuse={() => setProblem(t('profile.office.refused'))}
            onRemove={(url) => {
              setProblem(undefined);
              field.onChange(field.value.filter((kept) => kept !== url));
            }}
            error={problem ?? form.errorOf('photos')}
          />
        );
      }}
    />
  );
}
