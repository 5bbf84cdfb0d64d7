/** What the service refused, in its own words. `details` name the fields that are meant. */
export class Refusal extends Error {
  constructor(status, { error = 'unknown', message = '', details = [], requestId = '' }) {
    super(
      message ||
        'The server gave an answer that this page does not understand. Reload the page and try again.',
    )
    this.status = status
    this.code = error
    this.details = details
    this.requestId = requestId
  }
}

const unreachable = {
  error: 'unreachable',
  message: 'The server cannot be reached. Check your connection and try again.',
}

/** The page to sign in on, which leads back to this one. What stands behind the `#` stays there, because it may be the token of a link: no server and no log sees it. */
export const signInAddress = () =>
  `/sign-in?callbackUrl=${encodeURIComponent(location.pathname)}${location.hash}`

async function ask(path, options) {
  try {
    return await fetch(path, options)
  } catch {
    throw new Refusal(0, unreachable)
  }
}

async function refusal(response) {
  const body = await response.json().catch(() => ({}))
  return new Refusal(response.status, body ?? {})
}

/**
 * Calls the service as the person of the session cookie and gives its answer; throws a `Refusal`.
 * Where the session has ended, the page goes to sign-in and the promise stays open.
 */
export async function api(method, path, body) {
  const options = { method, headers: { Accept: 'application/json' } }
  if (body !== undefined) {
    options.headers['Content-Type'] = 'application/json'
    options.body = JSON.stringify(body)
  }
  const response = await ask(path, options)
  if (response.ok) return response.json()
  const refused = await refusal(response)
  if (refused.code !== 'unauthenticated') throw refused
  location.assign(signInAddress())
  return new Promise(() => {})
}

/** Signs in with a session cookie; the redirect of the answer is not followed, because the page itself goes on. */
export async function signIn({ email, password }) {
  const { csrfToken } = await api('GET', '/api/auth/csrf')
  const response = await ask('/api/auth/callback/credentials', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ csrfToken, email, password }),
  })
  if (response.type !== 'opaqueredirect') throw await refusal(response)
}
