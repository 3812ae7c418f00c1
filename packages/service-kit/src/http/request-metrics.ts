import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export type RequestMetrics = {
  registry: Registry;
  observe(request: { method: string; route: string; status: number; seconds: number }): void;
};

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createRequestMetrics(): RequestMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  return {
    registry,
    observe: ({ method, route, status, seconds }) =>
      duration.observe({ method, route, status: String(status) }, seconds),
  };
}
