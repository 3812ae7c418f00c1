export { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary';
export { toastOutcome, type OutcomeTexts } from './toast-outcome';
export { onFirstUse } from './on-first-use';
export { FailedPart } from './failed-part';
