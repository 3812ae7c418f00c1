// Development builds of a remote run on the shell's production React, which lacks the development
// JSX runtime. Fast Refresh only needs the transform.
import { Fragment, jsx } from 'react-production-jsx';

export { Fragment };
export const jsxDEV = (type, props, key) => jsx(type, props, key);
