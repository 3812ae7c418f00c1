import type { Locale } from '@tbt/contracts';
import { translate } from '@tbt/web-kit';

type IssueText = (locale: Locale, encoded: string) => string;

/** By its look, as where rules are checked. */
const KEY = /^\w+(\.\w+)+(\||$)/;

let issueText: IssueText | undefined;

/** Messages come with the first check, in all languages; without a connection, with a later one. */
export async function loadIssueTexts(): Promise<void> {
  try {
    issueText ??= (await import('./issue-text')).issueText;
  } catch {
    // What is shown meanwhile names no reason.
  }
}

/** The message of an encoded issue. */
export function shownIssue(locale: Locale, encoded: string): string {
  if (issueText) return issueText(locale, encoded);
  return KEY.test(encoded) ? translate('webKit.form.invalid') : encoded;
}
