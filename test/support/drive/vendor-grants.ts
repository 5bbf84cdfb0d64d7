import { createHash } from 'node:crypto'
import type { VendorAccount } from './account.ts'

const scope = 'https://www.googleapis.com/auth/drive.readonly'

interface Code {
  email: string
  challenge: string
  redirectUri: string
  granted: string
}

const refused = (error: string, status = 400) => Response.json({ error }, { status })

/** The part of a vendor that asks people and gives out tokens: authorization code with PKCE, single use of codes, refresh and revocation. */
export function newGrants(
  client: { id: string; secret: string },
  accounts: ReadonlyMap<string, VendorAccount>,
) {
  const codes = new Map<string, Code>()
  const refreshTokens = new Map<string, string>()
  const accessTokens = new Map<string, { email: string; refreshToken: string }>()

  /** What the address that a browser was sent to asks for; an error in words where it is not what the vendor takes. */
  function asked(address: string) {
    const { searchParams } = new URL(address)
    const need = (name: string, value?: string) => {
      const given = searchParams.get(name)
      if (!given || (value !== undefined && given !== value)) throw new Error(`The vendor refuses ${name}`)
      return given
    }
    need('client_id', client.id)
    need('response_type', 'code')
    need('code_challenge_method', 'S256')
    need('access_type', 'offline')
    need('prompt', 'consent')
    need('scope', scope)
    return { redirectUri: need('redirect_uri'), state: need('state'), challenge: need('code_challenge') }
  }

  const back = (redirectUri: string, fields: Record<string, string>) =>
    `${redirectUri}?${new URLSearchParams(fields)}`

  /** Where the browser is led once a person has said yes. */
  function agree(address: string, email: string, granted = scope): string {
    const { redirectUri, state, challenge } = asked(address)
    const code = crypto.randomUUID()
    codes.set(code, { email, challenge, redirectUri, granted })
    return back(redirectUri, { code, state, iss: new URL(address).origin })
  }

  function deny(address: string): string {
    const { redirectUri, state } = asked(address)
    return back(redirectUri, { error: 'access_denied', state })
  }

  function newAccess(refreshToken: string, email: string) {
    const accessToken = crypto.randomUUID()
    accessTokens.set(accessToken, { email, refreshToken })
    return { access_token: accessToken, token_type: 'Bearer', expires_in: 3599 }
  }

  function token(form: URLSearchParams): Response {
    if (form.get('client_id') !== client.id || form.get('client_secret') !== client.secret)
      return refused('invalid_client', 401)
    if (form.get('grant_type') === 'refresh_token') {
      const refreshToken = form.get('refresh_token') ?? ''
      const email = refreshTokens.get(refreshToken)
      return email === undefined
        ? refused('invalid_grant')
        : Response.json({ ...newAccess(refreshToken, email), scope })
    }
    return fromCode(form)
  }

  function fromCode(form: URLSearchParams): Response {
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const verifier = form.get('code_verifier') ?? ''
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    if (!code || code.challenge !== challenge || code.redirectUri !== form.get('redirect_uri'))
      return refused('invalid_grant')
    const refreshToken = crypto.randomUUID()
    refreshTokens.set(refreshToken, code.email)
    const access = newAccess(refreshToken, code.email)
    return Response.json({ ...access, refresh_token: refreshToken, scope: code.granted })
  }

  /** A person takes all access away that they have given. */
  function takeAway(email: string): void {
    for (const [token, of] of refreshTokens) if (of === email) refreshTokens.delete(token)
  }

  function revoke(form: URLSearchParams): Response {
    const refreshToken = form.get('token') ?? ''
    if (!refreshTokens.delete(refreshToken)) return refused('invalid_token')
    return new Response(null, { status: 200 })
  }

  /** Whose drive a request asks for; access ends with the refresh token that it was made of. */
  function accountOf(request: Request): VendorAccount | undefined {
    const [, given = ''] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? []
    const access = accessTokens.get(given)
    return access && refreshTokens.has(access.refreshToken) ? accounts.get(access.email) : undefined
  }

  const refreshTokensOf = (email: string) =>
    [...refreshTokens].filter(([, of]) => of === email).map(([refreshToken]) => refreshToken)

  return {
    agree,
    deny,
    token,
    revoke,
    takeAway,
    accountOf,
    refreshTokensOf,
    expireAccess: () => accessTokens.clear(),
  }
}
