import { setTimeout as sleep } from 'node:timers/promises'

/** How often a call is sent that the service could not take at the moment. */
const attempts = 5
const pauseMs = 500

/**
 * A client of the API for one access key. Each method returns the JSON of the answer, or throws with what the service says. A write goes again under the same
 * `Idempotency-Key` when its connection ends or the service is busy, so nothing is made twice. With a `signal`, everything ends when that aborts.
 */
export function newClient(target, key, { signal } = {}) {
  const call = (method, path, body) => send({ target, key, signal, method, path, body })
  return {
    target,
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    patch: (path, body) => call('PATCH', path, body),
    remove: (path) => call('DELETE', path),
    /** Sends what the browser of a visitor sends, who is nobody. */
    beacon: (path, body, userAgent) => send({ target, signal, method: 'POST', path, body, userAgent }),
    /** Sends a file as a form does. */
    upload: (path, { name, type, bytes }) => {
      const form = new FormData()
      form.set('file', new File([bytes], name, { type }))
      return call('POST', path, form)
    },
    /** Asks until `isOver` says so of an answer, which it returns. */
    async until(path, isOver, { everyMs = 300, withinMs = 120_000 } = {}) {
      const endsAt = Date.now() + withinMs
      for (;;) {
        const answer = await call('GET', path)
        if (isOver(answer)) return answer
        if (Date.now() > endsAt) throw new Error(`${path} is not over after ${withinMs / 1000} s`)
        await sleep(everyMs, undefined, { signal })
      }
    },
  }
}

async function send({ target, key, signal, userAgent, method, path, body }) {
  const isForm = body instanceof FormData
  const request = {
    method,
    headers: {
      ...(key && { authorization: `Bearer ${key}` }),
      ...(userAgent && { 'user-agent': userAgent }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(method === 'POST' && !isForm && { 'idempotency-key': crypto.randomUUID() }),
    },
    signal,
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  }
  for (let left = attempts; ; left--) {
    const answer = await fetch(`${target}${path}`, request).catch((error) => ({ error }))
    if (answer.ok) return JSON.parse((await answer.text()) || 'null')
    signal?.throwIfAborted()
    const mayPass = answer.error || answer.status === 429 || answer.status >= 502
    // An upload has no key by which it would be known again.
    if (!mayPass || isForm || left === 1) throw await failure(answer, `${method} ${path}`)
    await sleep(Math.max(Number(answer.headers?.get('retry-after') ?? 0) * 1000, pauseMs), undefined, {
      signal,
    })
  }
}

async function failure(answer, what) {
  const { error, status } = answer
  if (error) return new Error(`${what} was not answered: ${error.message}`, { cause: error })
  const words = (await answer.text()).slice(0, 500)
  return Object.assign(new Error(`${what} was answered ${status}: ${words}`), { status })
}
