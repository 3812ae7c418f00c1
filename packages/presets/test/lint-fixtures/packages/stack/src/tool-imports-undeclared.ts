// boundaries/dependencies [declared]
export { findChromium } from '@tbt/test-runner/suite-report';
