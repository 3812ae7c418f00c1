// Development builds of a remote meet the production React of the built shell, whose development form
// of JSX would fail there. Fast Refresh only needs the transform, not this form.
import { Fragment, jsx } from 'react-production-jsx';

export { Fragment };
export const jsxDEV = (type, props, key) => jsx(type, props, key);
