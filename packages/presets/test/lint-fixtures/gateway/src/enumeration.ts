// no-restricted-syntax as const
export enum Role {
  Clinic,
}
