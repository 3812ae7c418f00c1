import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FailedPart } from './failed-part';

export interface ErrorBoundaryProps {
  children: ReactNode;
  name: string;
  onRetry?: () => void;
  fallback?: (retry: () => void, error: Error) => ReactNode;
}

// Parts that load the same code fail with the same error: log it once.
const logged = new WeakSet<Error>();

export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    if (logged.has(error)) return;
    logged.add(error);
    console.error(`[${this.props.name}] failed: ${error.message}`, componentStack);
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const { fallback } = this.props;
    return fallback ? fallback(this.retry, error) : <FailedPart onRetry={this.retry} />;
  }
}
