export { createPlanExecutor } from './plan-executor';
export type { PlanExecutor } from './plan-executor';
export { createPlannerThread } from './planner-thread';
export type { PlannerThread } from './planner-thread';
