import {
  Client,
  StreamableHTTPClientTransport,
  type VersionNegotiationOptions,
} from '@modelcontextprotocol/client'
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { type Transport, base, fetchApi, newAddress } from './client.ts'

export interface Asking {
  token: string
  query?: string
  headers?: Record<string, string>
  /** Where it goes instead of the Worker under test. */
  transport?: Transport
}

const identity = { name: 'test', version: '1.0.0' }

const options = ({ token, headers, transport = fetchApi }: Asking) => ({
  fetch: (url: string | URL, init?: RequestInit) => transport(new Request(url, init)),
  requestInit: {
    headers: { authorization: `Bearer ${token}`, 'cf-connecting-ip': newAddress(), ...headers },
  },
})

const addressOf = ({ query = '' }: Asking) => new URL(`/api/mcp${query}`, base)

async function connectIn(versionNegotiation: VersionNegotiationOptions, asking: Asking): Promise<Client> {
  const client = new Client(identity, { versionNegotiation })
  await client.connect(new StreamableHTTPClientTransport(addressOf(asking), options(asking)))
  return client
}

/** An assistant on the official client, in the present revision of the protocol. */
export const connect = (asking: Asking) => connectIn({ mode: { pin: '2026-07-28' } }, asking)

/** The same client as it is without settings: it speaks the last revision of 2025. */
export const connectByDefault = (asking: Asking) => connectIn({}, asking)

/** An assistant on the client before it. */
export async function connectOlder(asking: Asking): Promise<OlderClient> {
  const client = new OlderClient(identity)
  const transport = new OlderTransport(addressOf(asking), options(asking))
  await client.connect(transport as Parameters<OlderClient['connect']>[0])
  return client
}

/** Posts one message as it is, as clients of 2025 do. */
export function post(
  message: unknown,
  { token, query = '', headers, transport = fetchApi }: Partial<Asking>,
) {
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'cf-connecting-ip': newAddress(),
      'mcp-protocol-version': '2025-11-25',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  }
  return transport(new Request(new URL(`/api/mcp${query}`, base), init))
}

export const rpc = (method: string, params: Record<string, unknown> = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  params,
})

interface Result {
  isError?: boolean
  content: { type: string; text?: string; data?: string; mimeType?: string }[]
  structuredContent?: Record<string, unknown>
}

/** Calls a tool by a plain message, and gives what HTTP and the protocol said. */
export async function callRaw(name: string, input: unknown, asking: Partial<Asking>) {
  const response = await post(rpc('tools/call', { name, arguments: input }), asking)
  const body = (await response.json()) as {
    result?: Result
    error?: { code: number; message: string }
  }
  return { status: response.status, headers: response.headers, ...body }
}

/** The documented body of a tool's refusal. */
export const refusalIn = (result: object): { error: string; message: string; details?: { path: string }[] } =>
  JSON.parse((result as { content?: { text?: string }[] }).content?.[0]?.text ?? '{}')

/** Every tool that a caller is offered, page after page. */
export async function listAll(
  asking: Partial<Asking>,
): Promise<({ name: string } & Record<string, unknown>)[]> {
  const tools = []
  let cursor: string | undefined
  do {
    const response = await post(rpc('tools/list', cursor === undefined ? {} : { cursor }), asking)
    const { result } = (await response.json()) as {
      result: { tools: { name: string }[]; nextCursor?: string }
    }
    tools.push(...result.tools)
    cursor = result.nextCursor
  } while (cursor !== undefined)
  return tools
}
