// no-restricted-syntax catalogues
export const Heading = () => <h1>{'Open shifts'}</h1>;
