import { setTimeout as sleep } from 'node:timers/promises'

/** A status with the code of the refusal, where there is one. */
export const answered = (status, { error }) => [status, error].filter(Boolean).join(' ')

/** Speaks to a deployment as a stranger does: plain HTTP, no cookies, no account. */
export function clientOf(origin) {
  /** Asks, and returns `{ status, headers, body }`, the body read as JSON where it is. Throws when nothing answers within half a minute. */
  async function ask(method, path, { json, form } = {}) {
    const response = await fetch(new URL(path, origin), {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
      ...(json !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(json),
      }),
      ...(form && { body: form }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }

  /** The body of an answer that has to be a success, and JSON. */
  async function get(method, path, given) {
    const { status, body } = await ask(method, path, given)
    if (status >= 200 && status < 300 && typeof body === 'object') return body
    throw new Error(`${method} ${path} answered ${status} ${JSON.stringify(body).slice(0, 300)}`)
  }

  /** Asks again and again until `done` holds. */
  async function until(path, done, { timeoutMs }) {
    for (const deadline = Date.now() + timeoutMs; ; await sleep(500)) {
      const body = await get('GET', path)
      if (done(body)) return body
      if (Date.now() > deadline)
        throw new Error(`it was not done after ${timeoutMs / 1000} seconds (${body.status})`)
    }
  }

  return { origin, ask, get, until }
}
