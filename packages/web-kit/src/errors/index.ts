export { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary';
export { tellOutcome, type Told } from './tell-outcome';
export { FailedPart } from './failed-part';
