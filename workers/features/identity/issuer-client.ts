import type { JWTPayload } from 'jose'
import * as oauth from 'oauth4webapi'
import type { Context } from '../../../shared/kernel/context.ts'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import type { Settings } from '../../../shared/services/settings.ts'
import { verifyExternal } from './external-tokens.ts'
import { type ExternalIssuer, externalIssuer, requireEmbeddedProvider } from './issuer.ts'
import type { SignInFlow } from './sign-in-flow.ts'

/** We, as the external issuer knows us. */
export interface IssuerClient {
  external: ExternalIssuer
  clientId: string
  clientSecret: string
}

export const redirectPath = '/api/auth/callback/oidc'

/** Null where people do not sign in by redirect: with the embedded provider, or an issuer that knows no client of us. */
export function issuerClient(settings: Settings): IssuerClient | null {
  const external = externalIssuer(settings)
  if (!external || settings.AUTH_CLIENT_ID === '') return null
  return { external, clientId: settings.AUTH_CLIENT_ID, clientSecret: settings.AUTH_CLIENT_SECRET }
}

export function requireIssuerClient(settings: Settings): IssuerClient {
  const client = issuerClient(settings)
  if (client) return client
  throw notConfigured({
    message: 'Sign-in by redirect needs AUTH_ISSUER and AUTH_CLIENT_ID, which are not set here',
  })
}

/** Refuses what is about sign-ins that we keep, where we keep none. */
export function requireSessions(settings: Settings): void {
  if (!issuerClient(settings)) requireEmbeddedProvider(settings)
}

const clockSkewSeconds = 30
const longestWaitMs = 8000
const metadataKeptMs = 600_000

const known = new Map<string, { server: oauth.AuthorizationServer; until: number }>()

/** What the issuer publishes of itself (OpenID Connect Discovery 1.0), kept for ten minutes. */
async function metadataOf({ external }: IssuerClient): Promise<oauth.AuthorizationServer> {
  const kept = known.get(external.issuer)
  if (kept && kept.until > Date.now()) return kept.server
  const address = new URL(external.issuer)
  const answer = await oauth.discoveryRequest(address, options(external))
  const server = await oauth.processDiscoveryResponse(address, answer)
  known.set(external.issuer, { server, until: Date.now() + metadataKeptMs })
  return server
}

/** Where the browser goes to sign in: authorization code with PKCE. */
export async function authorizationAddress(
  context: Context,
  client: IssuerClient,
  { state, nonce, verifier }: SignInFlow,
): Promise<string> {
  const server = await metadataOf(client)
  const url = authorizationEndpoint(client, server)
  const asked = {
    client_id: client.clientId,
    redirect_uri: context.origin + redirectPath,
    response_type: 'code',
    scope: context.services.settings.AUTH_SCOPE,
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url.href
}

/** Like all that we ask of an issuer, it is asked over https, unless the issuer itself is not. */
function authorizationEndpoint({ external }: IssuerClient, server: oauth.AuthorizationServer): URL {
  const url = URL.parse(server.authorization_endpoint ?? '')
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && isPlain(external)))) return url
  throw new oauth.OperationProcessingError('The issuer names no safe authorization endpoint', {
    code: oauth.INVALID_SERVER_METADATA,
  })
}

/**
 * What the issuer says of whoever came back: the claims of their ID token, and of its userinfo what the token leaves out. Null where the token does not hold.
 * Throws what went wrong on the way.
 */
export async function claimsOfReturn(
  context: Context,
  client: IssuerClient,
  { flow, returned }: { flow: SignInFlow; returned: URLSearchParams },
) {
  const { external, clientId } = client
  const server = await metadataOf(client)
  const us: oauth.Client = { client_id: clientId, [oauth.clockTolerance]: clockSkewSeconds }
  const checked = oauth.validateAuthResponse(server, us, returned, flow.state)
  const answer = await oauth.authorizationCodeGrantRequest(
    server,
    us,
    authentication(client, server),
    checked,
    context.origin + redirectPath,
    flow.verifier,
    options(external),
  )
  const { id_token: idToken = '', access_token: accessToken } = await oauth.processAuthorizationCodeResponse(
    server,
    us,
    answer,
    {
      expectedNonce: flow.nonce,
      requireIdToken: true,
    },
  )
  const claims = await verifyExternal(context, { ...external, audience: clientId }, idToken)
  if (!claims || claims['nonce'] !== flow.nonce) return null
  const { AUTH_ORGANIZATIONS_CLAIM: organizations } = context.services.settings
  const isWhole = ['email', 'name', organizations].every((claim) => claim === '' || claim in claims)
  if (isWhole || !server.userinfo_endpoint) return claims
  const told = await oauth.userInfoRequest(server, us, accessToken, options(external))
  return both(await oauth.processUserInfoResponse(server, us, claims.sub ?? '', told), claims)
}

/** The claims of the token, and the others of the userinfo. Whether an address is verified is said of the one beside it alone. */
function both(userinfo: oauth.UserInfoResponse, claims: JWTPayload): JWTPayload {
  const { email, email_verified: verified, ...others } = userinfo
  const ofAddress = claims['email'] === undefined || claims['email'] === email
  if (!ofAddress) return { ...others, ...claims }
  return { ...others, ...claims, email, email_verified: verified ?? claims['email_verified'] }
}

/** A plain issuer was named as such by the operator, who may run one beside this service. */
const isPlain = ({ issuer }: ExternalIssuer): boolean => issuer.startsWith('http:')

const options = (external: ExternalIssuer) => ({
  [oauth.allowInsecureRequests]: isPlain(external),
  signal: () => AbortSignal.timeout(longestWaitMs),
})

/** A public client has no secret; others say it as the issuer wants to hear it. */
function authentication({ clientSecret }: IssuerClient, server: oauth.AuthorizationServer): oauth.ClientAuth {
  if (clientSecret === '') return oauth.None()
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  return methods.includes('client_secret_basic')
    ? oauth.ClientSecretBasic(clientSecret)
    : oauth.ClientSecretPost(clientSecret)
}
