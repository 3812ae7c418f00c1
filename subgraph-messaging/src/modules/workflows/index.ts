export { reasonsText } from './alert-reasons';
export type { NotificationParams } from './notification-params';
export {
  fillText,
  frameTexts,
  renderNotification,
  type NotificationText,
} from './render-notification';
export type { FrameTexts } from './texts/en-CA';
export {
  WORKFLOWS,
  WORKFLOW_KEYS,
  isWorkflowKey,
  workflowOf,
  workflowsOf,
  type Workflow,
  type WorkflowKey,
} from './workflows';
export {
  CHOSEN_CATEGORIES,
  DIGEST_CATEGORIES,
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_CHANNELS,
  hasDigests,
  isOnByDefault,
  type ChosenCategory,
  type NotificationCategory,
  type NotificationChannel,
} from './notification-categories';
