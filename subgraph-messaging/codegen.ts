import { subgraphCodegen } from '@tbt/presets/codegen';

export default subgraphCodegen({
  mappers: {
    BlockedPerson: '../modules/blocks#BlockedPerson as BlockedPersonRow',
    Conversation: '../modules/conversations#Conversation as ConversationRow',
    MailboxMail: '../modules/mail#MailboxMail as MailboxMailRow',
    Message: '../modules/messages#Message as MessageRow',
    Notification: '../modules/notifications#Notification as NotificationRow',
    NotificationPreference: '../modules/preferences#Preference as PreferenceRow',
  },
});
