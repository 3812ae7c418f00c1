export { createPlanCapture } from './plan-capture';
export type { PlanCapture } from './plan-capture';
export { createPlanExecutor } from './plan-executor';
export type { PlanExecutor } from './plan-executor';
