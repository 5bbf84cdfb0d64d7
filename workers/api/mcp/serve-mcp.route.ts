import { z } from 'zod'
import {
  forbidden,
  idempotencyRefusals,
  payloadTooLarge,
  rateLimited,
  unauthenticated,
  unsupportedMediaType,
} from '../../../shared/kernel/errors.ts'
import { type Operation, defineRoute } from '../../../shared/kernel/operation.ts'
import type { Prompt } from '../../../shared/kernel/prompt.ts'
import type { Resource } from '../../../shared/kernel/resource.ts'
import { exchange } from './exchange.ts'
import { isKnownOrigin } from './rules.ts'
import { tellingFor, tellings } from './tell-result.ts'
import { type OperationTool, toolsOf } from './tools.ts'
import { offeredTools, toolsets } from './toolset.ts'

const needsBearer = () =>
  unauthenticated({
    message: 'Send an access key or access token as bearer: a session cookie does not count here',
    headers: { 'WWW-Authenticate': 'Bearer' },
  })

interface Served {
  operations: readonly Operation[]
  resources: readonly Resource[]
  prompts: readonly Prompt[]
}

/** The endpoint of the Model Context Protocol over a table, which `load` gives with the first message: its operations are the tools. */
export function serveMcp(load: () => Promise<Served>): Operation {
  let tools: OperationTool[] | undefined
  return defineRoute({
    id: 'mcp.serve',
    route: 'POST /api/mcp',
    summary: 'Use the operations as tools of an AI assistant',
    description:
      'Model Context Protocol over streamable HTTP, without sessions: one JSON-RPC message a request, one JSON answer. Takes an access key or access token as bearer. An `Idempotency-Key` is that of the operation which the message calls, as if it were sent there.',
    access: 'user',
    // Every tool is checked by its own effect.
    effect: 'read',
    input: () => ({
      toolset: z
        .enum(toolsets)
        .default('all')
        .describe('core: few tools, and two that find and call the others'),
      results: z
        .enum(tellings)
        .optional()
        .describe('text: answers as JSON in a text, for clients that read no structured content'),
    }),
    consumes: {
      mediaType: 'application/json',
      schema: () => ({ type: 'object', description: 'A JSON-RPC 2.0 message' }),
    },
    produces: [
      { status: 200, mediaType: 'application/json', description: 'A JSON-RPC 2.0 answer' },
      { status: 202, description: 'A notification was taken' },
    ],
    errors: [forbidden, payloadTooLarge, unsupportedMediaType, rateLimited, ...idempotencyRefusals],
    async run(context, { toolset, results }, request) {
      // A cookie is sent by whatever page makes the browser ask.
      if (context.actor.kind === 'user' && context.actor.session) throw needsBearer()
      const allowed = context.services.settings.ALLOWED_ORIGINS
      if (!isKnownOrigin(request.headers.get('origin'), { own: context.origin, allowed })) {
        throw forbidden({ message: 'Pages of this origin may not call this address' })
      }
      const { operations, resources, prompts } = await load()
      tools ??= toolsOf(operations)
      const telling = results ?? tellingFor(request.headers.get('mcp-protocol-version'))
      const offered = offeredTools(tools, { toolset, telling }, context)
      return exchange({ context, tools: offered, resources, prompts }, request)
    },
  })
}
