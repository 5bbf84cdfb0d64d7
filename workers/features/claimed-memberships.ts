// Identity knows no feature that is built on it: what they do with a sign-in at another provider is handed over here.
export { followClaim } from './organizations/follow-claim.ts'
