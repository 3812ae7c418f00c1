import { useRef, useState } from 'react';
import { toast } from '@tbt/design-system';
import { uploadFile, useMutation, useSession } from '@tbt/web-kit';
import { ChangeProfilePictureDocument } from '../../generated/graphql';
import { useText } from '../../texts';

const UPLOAD = { path: '/api/upload/profile-picture', field: 'profilePicture' };

/** Sending and taking away of the own photo; `progress` is from 0 to 1 while one is on its way. */
export function usePhoto() {
  const t = useText();
  const { refresh } = useSession();
  const [change] = useMutation(ChangeProfilePictureDocument);
  const [progress, setProgress] = useState<number | null>(null);
  const control = useRef<AbortController | null>(null);

  const show = async (profilePicture: string | null) => {
    const { data } = await change({ variables: { input: { profilePicture } } });
    const [error] = data?.changeProfilePicture.errors ?? [];
    if (error) throw new Error(error.message);
    // The picture at the top of the page comes from the session.
    void refresh();
  };

  const attempt = async (act: () => Promise<void>, done: string): Promise<boolean> => {
    const { signal } = (control.current = new AbortController());
    setProgress(0);
    try {
      await act();
      toast({ title: t('profile.photo.success'), description: done });
      return true;
    } catch {
      if (!signal.aborted)
        toast({
          variant: 'destructive',
          title: t('profile.photo.error'),
          description: t('profile.photo.failed'),
        });
      return false;
    } finally {
      setProgress(null);
    }
  };

  return {
    progress,
    /** @returns whether the photo is shown now. */
    upload: (makeFile: () => Promise<File>) =>
      attempt(async () => {
        const file = await makeFile();
        const signal = control.current?.signal;
        const { url } = await uploadFile({ ...UPLOAD, file, signal, onProgress: setProgress });
        await show(url);
      }, t('profile.photo.updated')),
    remove: () => attempt(() => show(null), t('profile.photo.removed')),
    cancel: () => control.current?.abort(),
  };
}
