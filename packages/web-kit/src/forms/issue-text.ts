import { isPageMessageKey, pageMessageText, type Locale, type MessageValues } from '@tbt/contracts';

const SEPARATOR = '|';

/** The message of an encoded issue; the server's own messages stay unchanged. */
export function issueText(locale: Locale, encoded: string): string {
  const split = encoded.indexOf(SEPARATOR);
  const key = split < 0 ? encoded : encoded.slice(0, split);
  if (!isPageMessageKey(key)) return encoded;
  const values = split < 0 ? {} : (JSON.parse(encoded.slice(split + 1)) as MessageValues);
  return pageMessageText(locale, key, values);
}
