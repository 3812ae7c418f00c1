export { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary';
export { toastOutcome, type OutcomeTexts } from './toast-outcome';
export { FailedPart } from './failed-part';
