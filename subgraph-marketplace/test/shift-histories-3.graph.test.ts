import { keepInvariants } from './histories/keep-invariants';

keepInvariants({ part: 3 });
