// no-restricted-exports default
const route = 1;
export default route;
