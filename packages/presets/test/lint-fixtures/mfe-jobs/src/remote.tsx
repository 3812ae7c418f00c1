// nothing
const remote = 1;
export default remote;
