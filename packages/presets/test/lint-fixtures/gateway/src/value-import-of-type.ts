// @typescript-eslint/consistent-type-imports import type
import { Job } from './job';

export const idOf = (job: Job) => job;
