export { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary';
export { toastOutcome, type OutcomeTexts } from './toast-outcome';
export { onFirstOpening, useFetchedCode, whileOpen } from './on-first-opening';
export { onFirstUse } from './on-first-use';
export { FailedPart } from './failed-part';
