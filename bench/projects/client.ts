/** Requests of the demo account, each with the milliseconds until the last byte of its answer. */
export interface Client {
  get(path: string): Promise<number>
  send(method: string, path: string, body: object): Promise<number>
}

export async function clientOf(origin: string): Promise<Client> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'demo@example.com', password: 'demo-password' })
  const signIn = await fetch(new URL('/api/auth/token', origin), { method: 'POST', headers, body })
  const { access_token: token } = (await signIn.json()) as { access_token: string }
  const authorization = `Bearer ${token}`
  const timed = async (path: string, init: { method?: string; body?: string } = {}) => {
    const startedAt = performance.now()
    const response = await fetch(new URL(path, origin), { ...init, headers: { ...headers, authorization } })
    const text = await response.text()
    const ms = performance.now() - startedAt
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 500)}`)
    return ms
  }
  return {
    get: (path) => timed(path),
    send: (method, path, given) => timed(path, { method, body: JSON.stringify(given) }),
  }
}
