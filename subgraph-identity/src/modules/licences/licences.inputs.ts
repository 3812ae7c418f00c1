import { id, ruleError, type approvalRule, type rejectionRule } from '@tbt/contracts';
import * as z from 'zod/mini';

export { approvalRule, licenceRule, rejectionRule } from '@tbt/contracts';
export type { ApprovalInput, LicenceInput } from '@tbt/contracts';

export const licenceIdRule = z.object({ licenceId: id }, { error: ruleError('validation.object') });

export type Verdict =
  | ({ status: 'approved' } & z.output<typeof approvalRule>)
  | ({ status: 'rejected' } & z.output<typeof rejectionRule>);
