import { subgraphCodegen } from '@tbt/presets/codegen';

export default subgraphCodegen({
  mappers: {
    BlockedPerson: '../modules/blocks#BlockedPerson as BlockedPersonRow',
    Conversation: '../modules/conversations#Conversation as ConversationRow',
    ContactAnswer: '../modules/contact-messages#ContactAnswer as ContactAnswerRow',
    ContactMessage: '../modules/contact-messages#ContactMessage as ContactMessageRow',
    Report: '../modules/reports#Report as ReportRow',
    ReportReceipt: '../modules/reports#Report as ReportRow',
    ReportedMessage: '../modules/reports#ReportedMessage as ReportedMessageRow',
    ReportedFile: '../modules/reports#ReportedFile as ReportedFileRow',
    SupportNote: '../modules/support#SupportNote as SupportNoteRow',
    Feedback: '../modules/feedback#Feedback as FeedbackRow',
    FeedbackRatings: '../modules/feedback#FeedbackRatings as FeedbackRatingsRow',
    RoadmapItem: '../modules/feedback#RoadmapItem as RoadmapItemRow',
    MailboxMail: '../modules/mail#MailboxMail as MailboxMailRow',
    Message: '../modules/messages#Message as MessageRow',
    MessageAttachment: '../modules/messages#MessageAttachment as MessageAttachmentRow',
    Notification: '../modules/notifications#Notification as NotificationRow',
    NotificationPreference: '../modules/preferences#Preference as PreferenceRow',
    PushDevice: '../modules/push#PushDevice as PushDeviceRow',
  },
});
