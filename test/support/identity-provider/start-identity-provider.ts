import { createHash } from 'node:crypto'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type JWK, exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'

/** What the provider knows of a person beside the name they sign in with. */
export type Claims = Record<string, unknown>

const redirectUri = 'http://127.0.0.1/signed-in'
// A native client comes back to whatever port of the machine it listens on (RFC 8252).
const pagesUri = 'http://127.0.0.1/api/auth/callback/oidc'
// A resource is an address (RFC 8707); its last part is the audience here.
const resources = 'https://resources.example/'

/**
 * A certified OpenID provider on a free port: one public client with PKCE, access tokens as JWT for `audience` unless another is asked for. `people` may
 * change while it runs; `rotate` replaces its keys; `signIn` goes the way of a browser that was sent there, to the address that it comes back to.
 */
export async function startIdentityProvider({ audience }: { audience: string }) {
  const people = new Map<string, Claims>()
  let handle: ReturnType<Provider['callback']>
  const server: Server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const rotate = async () => {
    handle = newProvider(issuer, { people, key: await newKey() }).callback()
  }
  await rotate()
  return {
    issuer,
    jwksUrl: `${issuer}/jwks`,
    people,
    rotate,
    signIn: (sent: string, login: string) => authorize(new URL(sent), login),
    accessToken: (login: string, { audience: other = audience } = {}) =>
      accessToken(issuer, login, `${resources}${other}`),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), use: 'sig', alg: 'ES256' }
}

function newProvider(issuer: string, { people, key }: { people: Map<string, Claims>; key: JWK }): Provider {
  const resourceServer = {
    scope: 'use',
    accessTokenFormat: 'jwt',
    accessTokenTTL: 600,
    jwt: { sign: { alg: 'ES256' } },
  }
  return new Provider(issuer, {
    jwks: { keys: [key] },
    cookies: { keys: [crypto.randomUUID()] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    clients: [
      {
        client_id: 'pages',
        redirect_uris: [redirectUri, pagesUri],
        application_type: 'native',
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'none',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub', 'organizations'], email: ['email', 'email_verified'], profile: ['name'] },
    features: {
      devInteractions: { enabled: true },
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: (_: unknown, resource: string) => ({
          ...resourceServer,
          audience: resource.replace(resources, ''),
        }),
      },
    },
    findAccount: (_: unknown, login: string) =>
      people.has(login)
        ? { accountId: login, claims: () => ({ sub: login, ...people.get(login) }) }
        : undefined,
    extraTokenClaims: (_: unknown, { accountId }: { accountId: string }) => people.get(accountId),
  })
}

/** Signs a person in as a browser would, by the authorization code flow with PKCE (RFC 7636), and returns the access token. */
async function accessToken(issuer: string, login: string, resource: string): Promise<string> {
  const verifier = `${crypto.randomUUID()}${crypto.randomUUID()}`
  const asked = new URL(`${issuer}/auth`)
  asked.search = new URLSearchParams({
    client_id: 'pages',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid use',
    resource,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString()
  const code = codeOf(await authorize(asked, login))
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'pages',
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
      resource,
    }),
  })
  const body = (await answer.json()) as { access_token?: string }
  if (!body.access_token) throw new Error(`The provider gave no token: ${JSON.stringify(body)}`)
  return body.access_token
}

/** Goes from page to page, fills in what is asked, and returns the address that the client is sent back to. */
async function authorize(asked: URL, login: string): Promise<URL> {
  const back = asked.searchParams.get('redirect_uri') ?? redirectUri
  const cookies = new Map<string, string>()
  const go = async (url: URL, form?: Record<string, string>) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, {
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      headers: { cookie },
      redirect: 'manual',
    })
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return answer
  }
  let url = asked
  let form: Record<string, string> | undefined
  for (let step = 0; step < 12; step++) {
    const answer = await go(url, form)
    const location = answer.headers.get('location')
    form = undefined
    if (location) {
      url = new URL(location, url)
      if (url.href.startsWith(back)) return url
    } else {
      form = formOf(await answer.text(), login)
    }
  }
  throw new Error('Signing in at the provider does not end')
}

function codeOf({ searchParams }: URL): string {
  const code = searchParams.get('code')
  if (!code) throw new Error(`The provider refused: ${searchParams.toString()}`)
  return code
}

function formOf(page: string, login: string): Record<string, string> {
  const [, prompt] = /name="prompt" value="(\w+)"/.exec(page) ?? []
  if (prompt === 'login') return { prompt, login, password: 'any' }
  if (prompt === 'consent') return { prompt }
  throw new Error(`The provider shows another page: ${page.slice(0, 2000)}`)
}
