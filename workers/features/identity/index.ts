import type { Operation } from '../../../shared/kernel/operation.ts'
import { getConfiguration } from './get-configuration.ts'
import { getCsrfToken } from './get-csrf-token.ts'
import { getKeySet } from './get-key-set.ts'
import { getSession } from './get-session.ts'
import { issueToken } from './issue-token.ts'
import { register } from './register.ts'
import { signIn } from './sign-in.route.ts'
import { signOut } from './sign-out.ts'

export { authenticate, readBearer } from './authenticate.ts'
export { chooseOrganization } from './cookie-sessions.ts'
export { currentOrganizationId } from './current-organization.ts'
export { requireEmbeddedProvider } from './issuer.ts'
export { hashPassword } from './passwords.ts'
export { rotateSigningKeys } from './rotate-signing-keys.ts'
export { createEmbeddedUser, findEmbeddedUser } from './users.ts'

export const operations: Operation[] = [
  register,
  issueToken,
  signOut,
  getSession,
  getCsrfToken,
  signIn,
  getKeySet,
  getConfiguration,
]
