export { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary';
export { FailedPart } from './failed-part';
