export { createPlanExecutor } from './plan-executor';
export { DEFAULT_PLANNING_MS } from './planning-budget';
export type { PlanExecutor } from './plan-executor';
export { createPlannerThread } from './planner-thread';
export type { PlannerThread } from './planner-thread';
