import { useEffect, useRef, useState } from 'react';
import { LIMITS, pageMessageText, optionLabel, photoUrl, UPLOAD_MEDIA_TYPES } from '@tbt/contracts';
import { Avatar, Button, Cluster, dismissToast, Stack, Text, toast } from '@tbt/design-system';
import { FileDrop, type RefusedFile } from '@tbt/design-system/files';
import { useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { PhotoTabFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { PhotoCrop } from './photo-crop';
import { usePhoto } from './use-photo';

const SHOWN_SIZE = 256;

/** The viewer's photo: select, crop, upload or remove. */
export function PhotoTab({
  person: reference,
}: {
  person: FragmentType<typeof PhotoTabFragmentDoc>;
}) {
  const person = readFragment(PhotoTabFragmentDoc, reference);
  const t = useText();
  const { locale } = useLocale();
  const photo = usePhoto(person.id);
  const isClinic = person.role === 'clinic';
  const shown = isClinic ? 'profile.photo.shownClinic' : 'profile.photo.shown';
  const initials = isClinic ? 'profile.photo.initialsClinic' : 'profile.photo.initials';
  const [chosen, setChosen] = useState<{ src: string } | null>(null);
  const [error, setError] = useState<string>();
  const refusal = useRef<string | null>(null);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.src)), [chosen]);

  const refuse = (title: string, description: string) => {
    setChosen(null);
    setError(description);
    refusal.current = toast({ variant: 'destructive', title, description });
  };
  const handleRefused = ([first]: readonly RefusedFile[]) =>
    first?.problem === 'size'
      ? refuse(t('profile.photo.tooLarge'), pageMessageText(locale, 'upload.photoTooLarge'))
      : refuse(t('profile.photo.wrongType'), pageMessageText(locale, 'upload.photoType'));
  const handleFiles = ([file]: readonly File[]) => {
    if (!file) return;
    setError(undefined);
    if (refusal.current) dismissToast(refusal.current);
    setChosen({ src: URL.createObjectURL(file) });
  };
  const handleUpload = async (makeFile: () => Promise<File>) => {
    const handleRefusal = (reason: string) => {
      setChosen(null);
      setError(reason);
    };
    if (await photo.upload(makeFile, handleRefusal)) setChosen(null);
  };
  const handleCancel = () => {
    photo.cancel();
    setChosen(null);
  };

  const name = `${person.firstName} ${person.lastName}`;
  return (
    <Stack gap="5" align="stretch">
      <Cluster gap="4" nowrap>
        <Avatar name={name} src={photoUrl(person.profilePicture, SHOWN_SIZE)} size="large" />
        <Stack gap="1">
          <Text strong>{name}</Text>
          {person.role && <Text tone="muted">{optionLabel(locale, 'role', person.role)}</Text>}
          <Text size="dense">{t(person.profilePicture ? shown : initials)}</Text>
        </Stack>
      </Cluster>
      {chosen ? (
        <PhotoCrop
          src={chosen.src}
          progress={photo.progress}
          onUpload={(makeFile) => void handleUpload(makeFile)}
          onCancel={handleCancel}
          onBroken={() =>
            refuse(t('profile.photo.wrongType'), pageMessageText(locale, 'upload.photoType'))
          }
        />
      ) : (
        <FileDrop
          label={person.profilePicture ? t('profile.photo.another') : t('profile.photo.choose')}
          texts={{
            browse: t('profile.photo.browse'),
            drop: t('profile.photo.drop'),
            list: t('profile.photo.choose'),
            remove: () => t('profile.photo.cancel'),
          }}
          accept={UPLOAD_MEDIA_TYPES.photo.join(',')}
          maxBytes={LIMITS.photoBytesMax}
          hint={t('profile.photo.hint')}
          error={error}
          disabled={photo.progress !== null}
          onFiles={handleFiles}
          onRefuse={handleRefused}
        />
      )}
      {person.profilePicture && !chosen && (
        <Cluster>
          <Button
            variant="secondary"
            disabled={photo.progress !== null}
            onClick={() => void photo.remove()}
          >
            {t('profile.photo.remove')}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
