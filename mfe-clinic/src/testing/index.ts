export type { ProfessionalNode } from './fixtures';
