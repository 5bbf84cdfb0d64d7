export interface Received {
  url: string
  headers: Record<string, string>
  body: string
  redirect: string | undefined
}

export type Answer = (request: Received, init: RequestInit) => Response | Promise<Response>

interface Server {
  answer: Answer
  got: Received[]
}

const shared = globalThis as typeof globalThis & { receivers?: Map<string, Server> }

/**
 * Lets servers that take web hooks stand behind `fetch`. Names under `.example` and `.invalid` never reach the network: what is not one of these servers
 * does not exist. It stays, because messages may still be under way when a test has ended.
 */
export function openNetwork(): void {
  if (shared.receivers) return
  shared.receivers = new Map()
  const real = globalThis.fetch
  globalThis.fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = input instanceof Request ? input.url : String(input)
    const { hostname } = new URL(url)
    if (!/\.(example|invalid)$/.test(hostname)) return real(input, init)
    const server = shared.receivers?.get(hostname)
    if (!server) throw new TypeError('The name does not exist')
    const headers = Object.fromEntries(new Headers(init.headers))
    const body = typeof init.body === 'string' ? init.body : ''
    const received = { url, headers, body, redirect: init.redirect }
    server.got.push(received)
    return server.answer(received, init)
  }
}

/** A server of its own, under a name that nobody else has unless it is given. `got` is what has arrived so far; `server.answer` may be changed at any time. */
export function newReceiver(
  answer: Answer = () => new Response(null, { status: 204 }),
  host = `${crypto.randomUUID()}.receiver.example`,
) {
  const got: Received[] = []
  const server = { answer, got }
  shared.receivers?.set(host, server)
  return { url: `https://${host}/hook`, host, got, server }
}

export const answering = (status: number): Answer => {
  return () => new Response(null, { status })
}
