export { CONNECTION_FAULTS, FAULTS, SLOW_MS, type Fault, type FaultProxy } from './fault';
export { startHttpFaultProxy } from './http-fault-proxy';
export { startTcpFaultProxy } from './tcp-fault-proxy';
