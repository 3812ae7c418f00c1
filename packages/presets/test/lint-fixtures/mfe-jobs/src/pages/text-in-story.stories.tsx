// nothing
export const Heading = () => <h1>Open shifts</h1>;
