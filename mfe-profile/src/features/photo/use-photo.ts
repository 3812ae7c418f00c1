import { useRef, useState } from 'react';
import { toast } from '@tbt/design-system';
import { detailOf, request, RequestError, uploadFile, useGraph, useSession } from '@tbt/web-kit';
import { useText } from '../../texts';

const UPLOAD = { path: '/api/upload/profile-picture', field: 'profilePicture' };

/** Upload and removal of the viewer's photo; `progress` is 0 to 1 while uploading. */
export function usePhoto(userId: string) {
  const t = useText();
  const { refresh } = useSession();
  const graph = useGraph();
  const [progress, setProgress] = useState<number | null>(null);
  const control = useRef<AbortController | null>(null);

  const show = async (profilePicture: string | null) => {
    await request('PUT', `/api/users/${userId}/profile-picture`, { profilePicture });
    const { cache } = await graph.load();
    cache.modify({
      id: cache.identify({ __typename: 'User', id: userId }),
      fields: { profilePicture: () => profilePicture },
    });
    // The avatar in the top bar is part of the session.
    void refresh();
  };

  const attempt = async (
    act: () => Promise<void>,
    done: string,
    onRefused?: (reason: string) => void,
  ): Promise<boolean> => {
    const { signal } = (control.current = new AbortController());
    setProgress(0);
    try {
      await act();
      toast({ title: t('profile.photo.success'), description: done });
      return true;
    } catch (error) {
      const isRefused = error instanceof RequestError && Boolean(error.problem?.errors?.length);
      if (isRefused && !signal.aborted) onRefused?.(detailOf(error));
      if (!signal.aborted)
        toast({
          variant: 'destructive',
          title: t('profile.photo.error'),
          description: isRefused ? detailOf(error) : t('profile.photo.failed'),
        });
      return false;
    } finally {
      setProgress(null);
    }
  };

  return {
    progress,
    /** @returns whether the photo was saved. */
    upload: (makeFile: () => Promise<File>, onRefused: (reason: string) => void) => {
      const act = async () => {
        const file = await makeFile();
        const signal = control.current?.signal;
        const { url } = await uploadFile({ ...UPLOAD, file, signal, onProgress: setProgress });
        await show(url);
      };
      return attempt(act, t('profile.photo.updated'), onRefused);
    },
    remove: () => attempt(() => show(null), t('profile.photo.removed')),
    cancel: () => control.current?.abort(),
  };
}
