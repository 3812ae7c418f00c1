import { currentLocale, RequestError } from '@tbt/web-kit';

export interface SendFileOptions {
  signal: AbortSignal;
  /** Told of the part that is sent, from 0 to 100. */
  onProgress: (percent: number) => void;
}

/**
 * Sends one file as a form; `fetch` cannot tell how far it is, so this is the older way.
 * @returns the address that the upload answers
 * @throws RequestError for a refusal, TypeError for a connection that broke
 */
export function sendFile(
  path: string,
  field: string,
  file: File,
  { signal, onProgress }: SendFileOptions,
): Promise<{ url: string }> {
  const form = new FormData();
  form.append(field, file);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.withCredentials = true;
    call.setRequestHeader('accept-language', currentLocale());
    call.upload.onprogress = ({ loaded, total }) => onProgress((loaded / total) * 100);
    call.onload = () => {
      if (call.status >= 200 && call.status < 300) {
        resolve(JSON.parse(call.responseText) as { url: string });
        return;
      }
      const response = new Response(null, { status: call.status, statusText: call.statusText });
      reject(new RequestError(response, call.responseText));
    };
    call.onerror = () => reject(new TypeError('The connection broke'));
    signal.addEventListener('abort', () => {
      call.abort();
      reject(new DOMException('Aborted', 'AbortError'));
    });
    call.send(form);
  });
}
