import '@apollo/client';

// Tells Apollo's types what `createGraphClient` sets: partial answers are shown beside their errors.
declare module '@apollo/client' {
  export namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all';
      }
      interface Query {
        errorPolicy: 'all';
      }
    }
  }
}
