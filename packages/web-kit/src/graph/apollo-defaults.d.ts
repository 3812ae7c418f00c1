import '@apollo/client';

// Declares what `createGraphClient` sets: partial data is shown with its errors.
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
