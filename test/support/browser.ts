import { base, fetchApi, newAddress } from './client.ts'

interface Going {
  method?: string
  headers?: Record<string, string>
  form?: Record<string, string>
  json?: unknown
}

/** A browser as far as sign-in sees one: it keeps cookies and follows no redirect. */
export function newBrowser({ origin = base, fetch = fetchApi } = {}) {
  const cookies = new Map<string, string>()
  const address = newAddress()

  async function go(
    path: string,
    { method = 'GET', headers: given = {}, form, json }: Going = {},
  ): Promise<Response> {
    const headers = new Headers({ 'cf-connecting-ip': address, ...given })
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (json !== undefined) headers.set('content-type', 'application/json')
    const body = form ? new URLSearchParams(form) : json === undefined ? null : JSON.stringify(json)
    const response = await fetch(
      new Request(new URL(path, origin), { method, headers, body, redirect: 'manual' }),
    )
    for (const line of response.headers.getSetCookie()) store(line)
    return response
  }

  function store(line: string) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
    if (/max-age=0\b/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }

  async function csrfToken(): Promise<string> {
    const { csrfToken: token } = (await (await go('/api/auth/csrf')).json()) as { csrfToken: string }
    return token
  }

  /** Signs in as the specification says: token first, then the form. */
  async function signIn(given: { email: string; password: string; callbackUrl?: string }): Promise<Response> {
    const form = { csrfToken: await csrfToken(), ...given }
    return go('/api/auth/callback/credentials', { method: 'POST', form })
  }

  return { go, csrfToken, signIn, cookies }
}
