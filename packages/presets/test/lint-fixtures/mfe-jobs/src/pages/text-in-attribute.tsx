// no-restricted-syntax catalogues
export const Field = () => <input aria-label="City" />;
