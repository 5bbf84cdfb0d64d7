import { ne, or } from 'drizzle-orm'
import { users } from '../../../shared/db/tables/identity.ts'
import type { Settings } from '../../../shared/services/settings.ts'
import { embedded } from './issuer.ts'

/** The account that `npm start` prints. Everybody knows its password, so it is somebody only where the process is local. */
export const demo = { email: 'demo@example.com', password: 'demo-password' } as const

type Local = Pick<Settings, 'LOCAL'>

/** Whether an address may have an account of the embedded provider. */
export const isNobody = (email: string, { LOCAL }: Local): boolean => !LOCAL && email === demo.email

/** The rows of people who are somebody: a deployment may have been given the database of a local process. */
export const isSomebody = ({ LOCAL }: Local) =>
  LOCAL ? undefined : or(ne(users.issuer, embedded), ne(users.email, demo.email))
