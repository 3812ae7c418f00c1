// no-restricted-syntax catalogues
export const Field = ({ count }: { count: number }) => <input placeholder={`${count} shifts`} />;
