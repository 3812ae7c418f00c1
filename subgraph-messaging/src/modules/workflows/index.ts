export type { NoticeParams } from './notice-params';
export { fillText, frameTexts, writeNotice, type WrittenNotice } from './notice-text';
export type { FrameTexts } from './texts/en-CA';
export {
  WORKFLOWS,
  WORKFLOW_KEYS,
  isWorkflowKey,
  workflowOf,
  type Workflow,
  type WorkflowKey,
} from './workflows';
