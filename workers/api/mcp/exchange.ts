import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { unsupportedMediaType } from '../../../shared/kernel/errors.ts'
import { type Asked, createServer } from './server.ts'

/**
 * Answers one message of the protocol, in its present revision or one of 2024 and 2025: always with one JSON body, and with nothing kept between requests.
 * Throws a limit that the message runs into.
 */
export async function exchange(asked: Asked, request: Request): Promise<Response> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw unsupportedMediaType({
      message: 'Send the message as JSON, with the header Content-Type: application/json',
    })
  }
  const message = parse(await request.text())
  if (message === undefined)
    return refused(400, { code: -32_700, message: 'Parse error: the body is not valid JSON' })
  if (Array.isArray(message)) {
    return refused(400, { code: -32_600, message: 'Batches are not taken: send one message a request' })
  }
  // A stream that nothing ever comes through would hold a connection for nothing.
  if (methodOf(message) === 'subscriptions/listen') {
    return refused(404, { code: -32_601, message: 'There is nothing to subscribe to here' }, idOf(message))
  }
  const response = (await isLegacyRequest(request, message))
    ? await exchangeLegacy(asked, request, message)
    : await createMcpHandler(() => createServer(asked), { legacy: 'reject' }).fetch(request, {
        parsedBody: message,
      })
  if (asked.refusal) throw asked.refusal
  return response
}

async function exchangeLegacy(asked: Asked, request: Request, parsedBody: unknown): Promise<Response> {
  const server = createServer(asked)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody })
  } finally {
    await server.close()
  }
}

const refused = (status: number, error: { code: number; message: string }, id: unknown = null) =>
  Response.json({ jsonrpc: '2.0', id, error }, { status })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const methodOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'method' in message ? message.method : undefined

const idOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'id' in message ? message.id : null
