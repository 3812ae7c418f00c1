import { currentLocale } from '../i18n/locale-store';
import { RequestError } from './request-error';

/** A text from the site's server, such as CSV, with the session cookie. @throws RequestError as `request`. */
export async function requestText(path: string, mediaType: string): Promise<string> {
  const response = await fetch(path, {
    method: 'GET',
    credentials: 'include',
    headers: { accept: mediaType, 'accept-language': currentLocale() },
  });
  const text = await response.text();
  if (!response.ok) throw new RequestError(response, text);
  return text;
}
