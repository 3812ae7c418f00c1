export type { MessageKey } from './en-CA';
export type { MessageValues } from './fill-places';
export { isMessageKey, messageText } from './message-text';
export { negotiateLocale } from './negotiate-locale';
export { applicationMessageText, isUsualApplicationMessage } from './application-message';
export { isPageMessageKey, pageMessageText } from './page-message-text';
export type { PageMessageKey } from './pages.en-CA';
export { problemText } from './problem-text';
