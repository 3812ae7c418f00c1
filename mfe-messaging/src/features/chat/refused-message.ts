import { checkRule, pageMessageText, sendMessageRule, type Locale } from '@tbt/contracts';

/** Why a message cannot be sent; undefined when it can. */
export function refusedMessage(message: object, locale: Locale): string | undefined {
  const checked = checkRule(sendMessageRule, message);
  if (checked.ok) return undefined;
  const [issue] = checked.issues;
  return issue && pageMessageText(locale, issue.key, issue.values);
}
