import { createHash } from 'node:crypto'
import { type JWTPayload } from 'jose'
import { newBrowser } from './browser.ts'
import { newProvider } from './provider.ts'

export const clientId = 'tracewright-pages'

interface Asked {
  url: string
  form: URLSearchParams
  authorization: string | null
}

/**
 * An issuer that browsers are sent to, as far as we see one: what it publishes, its token endpoint, which keeps to PKCE and gives each code once, and its userinfo.
 * `broken` makes an endpoint answer otherwise; `idToken` changes what it says of people.
 */
export async function newRedirectingIssuer(settings: Record<string, string> = {}) {
  const provider = await newProvider('RS256', { AUTH_CLIENT_ID: clientId, ...settings })
  const { issuer, network } = provider
  const codes = new Map<string, { nonce: string; challenge: string }>()
  const asked: Asked[] = []
  const broken = new Map<string, () => Response | Promise<Response>>()
  const told: { idToken: JWTPayload; userinfo: JWTPayload; sign: typeof provider.sign } = {
    idToken: {},
    userinfo: { sub: 'person-1' },
    sign: provider.sign,
  }
  const keys = network.getMockImplementation()

  const published = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  }

  async function token(form: URLSearchParams): Promise<Response> {
    const code = form.get('code') ?? ''
    const known = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (known?.challenge !== challenge) return Response.json({ error: 'invalid_grant' }, { status: 400 })
    const claims = provider.claims({ aud: clientId, nonce: known.nonce, ...told.idToken })
    return Response.json({ access_token: 'theirs', token_type: 'Bearer', id_token: await told.sign(claims) })
  }

  network.mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const instead = broken.get(pathname)
    if (instead) return instead()
    if (request.url === `${issuer}/.well-known/openid-configuration`) return Response.json(published)
    if (request.url === published.userinfo_endpoint) return Response.json(told.userinfo)
    if (request.url !== published.token_endpoint) return keys?.(input, init) ?? Response.error()
    const form = new URLSearchParams(await request.text())
    asked.push({ url: request.url, form, authorization: request.headers.get('authorization') })
    return token(form)
  })

  /** What the issuer does once a person is signed in there: a code for the browser that was sent. */
  function agree(sent: Pick<Response, 'headers'>): string {
    const { searchParams } = new URL(sent.headers.get('location') ?? '')
    const code = crypto.randomUUID()
    codes.set(code, {
      nonce: searchParams.get('nonce') ?? '',
      challenge: searchParams.get('code_challenge') ?? '',
    })
    return back({ code, state: searchParams.get('state') ?? '', iss: issuer })
  }

  const visitor = () => {
    const browser = newBrowser({ fetch: provider.fetch })
    const start = (returnTo?: string) =>
      browser.go(`/api/auth/authorize?${new URLSearchParams(returnTo === undefined ? {} : { returnTo })}`)
    const session = async () =>
      (await (await browser.go('/api/auth/session')).json()) as { user: { email: string } | null }
    return { ...browser, start, session }
  }

  const end = () => network.mockRestore()

  return { ...provider, end, asked, broken, told, published, agree, visitor }
}

export const back = (fields: Record<string, string>) =>
  `/api/auth/callback/oidc?${new URLSearchParams(fields)}`
