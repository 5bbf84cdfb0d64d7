import type { HTTPRequest } from '@cloudflare/puppeteer'
import type { Visitor } from './visitor.ts'

/** What is answered in place of the service; a text is sent as events, and 'broken' is a connection that was cut. */
export type Answer = (
  request: HTTPRequest,
) => { status: number; body: object | string; headers?: Record<string, string> } | 'broken' | undefined

/** One answer to each request that is taken: by a part of its address, or by what it is. */
export const when =
  (takes: string | RegExp | ((request: HTTPRequest) => boolean), answer: ReturnType<Answer>): Answer =>
  (request) => {
    const isTaken = typeof takes === 'function' ? takes(request) : request.url().match(takes) !== null
    return isTaken ? answer : undefined
  }

/** Answers some requests of a page itself while `during` goes on. */
export async function answeringOn({ page }: Visitor, answer: Answer, during: () => Promise<void>) {
  const handle = (request: HTTPRequest) => {
    const made = answer(request)
    if (!made) return void request.continue()
    if (made === 'broken') return void request.abort('connectionreset')
    const { status, body, headers = {} } = made
    const isText = typeof body === 'string'
    void request.respond({
      status,
      headers,
      contentType: isText ? 'text/event-stream' : 'application/json',
      body: isText ? body : JSON.stringify(body),
    })
  }
  await page.setRequestInterception(true)
  page.on('request', handle)
  try {
    await during()
  } finally {
    page.off('request', handle)
    await page.setRequestInterception(false)
  }
}

/** Keeps some requests of a page waiting while `during` goes on, which lets them go. */
export async function holdingOn(
  { page }: Visitor,
  takes: (request: HTTPRequest) => boolean,
  during: (held: HTTPRequest[]) => Promise<void>,
) {
  const held: HTTPRequest[] = []
  const handle = (request: HTTPRequest) => void (takes(request) ? held.push(request) : request.continue())
  await page.setRequestInterception(true)
  page.on('request', handle)
  try {
    await during(held)
  } finally {
    page.off('request', handle)
    await page.setRequestInterception(false)
  }
}
