'use strict';

// The default of one second is short beside other suites on a busy machine.
if (typeof window !== 'undefined') {
  require('@testing-library/react').configure({ asyncUtilTimeout: 5_000 });
}
