import { type Scope, replaceFunction } from './wrap.ts'

const { apply, deleteProperty } = Reflect
/** What may be asked for without the browser asking a server for it. */
const asked = ['password', 'otp', 'digital', 'mediation', 'signal']
const methods = ['get', 'create']
const classes = ['IdentityCredential', 'IdentityProvider', 'PublicKeyCredential']

/**
 * Takes federated sign-in (FedCM) and passkeys out of a scope: for them the browser itself calls hosts that a page names, unseen (providers, and whoever shall
 * say which other origins may use its passkeys). Sites have other ways where they are missing, and a browser of ours has no passkeys to give.
 */
export function guardCredentials(scope: Scope): void {
  const container = scope['CredentialsContainer'] as { prototype: object } | undefined
  if (!container) return
  for (let at = 0; at < methods.length; at++)
    replaceFunction(container.prototype, methods[at] ?? '', (target, self, args) => {
      const given = args[0] as Record<string, unknown> | undefined
      const options: Record<string, unknown> = { __proto__: null } as never
      // A copy, because what is given may tell another thing when it is read again.
      for (let one = 0; one < asked.length; one++) {
        const name = asked[one] ?? ''
        const value = given?.[name]
        if (value !== undefined) options[name] = value
      }
      return apply(target as never, self, [options])
    })
  for (let at = 0; at < classes.length; at++) deleteProperty(scope, classes[at] ?? '')
}
