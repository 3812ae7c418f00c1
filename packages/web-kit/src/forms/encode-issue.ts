import { ruleError, type PageIssue } from '@tbt/contracts';

/** An issue as a string that keeps its key, so that it can be translated later. */
export const encodeIssue = ({ key, values }: PageIssue): string => ruleError(key, values);
