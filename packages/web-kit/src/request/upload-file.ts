import { currentLocale } from '../i18n/locale-store';
import { RequestError } from './request-error';

export interface Upload {
  path: string;
  field: string;
  file: File;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Uploads a file with progress. @returns its address and what else the path answers. @throws RequestError, or Error 'Failed to upload image' without a response */
export function uploadFile<Uploaded extends { url: string } = { url: string }>(
  upload: Upload,
): Promise<Uploaded> {
  const { path, field, file, onProgress, signal } = upload;
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const fail = () => reject(new Error('Failed to upload image'));
    call.open('POST', path);
    call.withCredentials = true;
    call.setRequestHeader('accept-language', currentLocale());
    call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    call.onload = () => {
      const { status, statusText, responseText } = call;
      if (status >= 200 && status < 300) {
        resolve(JSON.parse(responseText) as Uploaded);
        return;
      }
      const retryAfter = call.getResponseHeader('retry-after');
      const headers = new Headers(retryAfter ? { 'retry-after': retryAfter } : {});
      reject(new RequestError({ status, statusText, headers }, responseText));
    };
    call.onerror = fail;
    call.onabort = fail;
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    const form = new FormData();
    form.append(field, file, file.name);
    call.send(form);
  });
}
