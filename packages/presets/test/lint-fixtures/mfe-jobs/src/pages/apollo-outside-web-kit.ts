// boundaries/dependencies [owner]
export { useQuery } from '@apollo/client/react';
