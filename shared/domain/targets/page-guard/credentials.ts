import { type Scope, replaceFunction } from './wrap.ts'

const { apply, deleteProperty } = Reflect
/** What may be asked for without the browser asking a server for it. */
const asked = ['password', 'publicKey', 'otp', 'digital', 'mediation', 'signal']

/** Takes federated sign-in (FedCM) out of a scope: the browser itself calls the providers that a page names, unseen. Sites have other ways where it is missing. */
export function guardCredentials(scope: Scope): void {
  const container = scope['CredentialsContainer'] as { prototype: object } | undefined
  if (!container) return
  replaceFunction(container.prototype, 'get', (target, self, args) => {
    const given = args[0] as Record<string, unknown> | undefined
    const options: Record<string, unknown> = { __proto__: null } as never
    // A copy, because what is given may tell another thing when it is read again.
    for (let at = 0; at < asked.length; at++) {
      const name = asked[at] ?? ''
      const value = given?.[name]
      if (value !== undefined) options[name] = value
    }
    return apply(target as never, self, [options])
  })
  deleteProperty(scope, 'IdentityCredential')
  deleteProperty(scope, 'IdentityProvider')
}
