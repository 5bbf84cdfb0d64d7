import { noted } from './call.ts'
import { type ErrorBody, Refusal, unreachable } from './refusal.ts'

export interface SendOptions {
  /** Gets the share that is sent, from 0 to 1. */
  progress: (share: number) => void
  signal: AbortSignal
}

/** Sends a file as the part `file` of a form, and answers the record that the service made of it. Throws a `Refusal`; an `AbortError` where it was called off. */
export function sendFile<T>(address: string, file: File, { progress, signal }: SendOptions): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const form = new FormData()
  form.append('file', file)
  // `fetch` does not tell how much of a body is sent.
  const request = new XMLHttpRequest()
  request.responseType = 'json'
  request.upload.addEventListener('progress', ({ loaded, total }) => progress(total > 0 ? loaded / total : 0))
  request.addEventListener('load', () => {
    if (request.status >= 200 && request.status < 300) resolve(request.response as T)
    else reject(noted(refusalOf(request)))
  })
  request.addEventListener('error', () => reject(unreachable()))
  request.addEventListener('abort', () => reject(new DOMException('Called off', 'AbortError')))
  signal.addEventListener('abort', () => request.abort())
  request.open('POST', address)
  request.setRequestHeader('Accept', 'application/json')
  request.send(form)
  return promise
}

function refusalOf(request: XMLHttpRequest): Refusal {
  const seconds = Number(request.getResponseHeader('Retry-After') ?? Number.NaN)
  return new Refusal(
    request.status,
    (request.response ?? {}) as ErrorBody,
    Number.isFinite(seconds) ? seconds : undefined,
  )
}
