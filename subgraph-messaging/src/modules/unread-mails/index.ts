export { createUnreadMails, type UnreadMails } from './unread-mails.service';
