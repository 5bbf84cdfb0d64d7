import type { CallToolResult, Tool } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { notFound, validationFailed } from '../../../shared/kernel/errors.ts'
import { detailsOf, inWords } from '../../../shared/kernel/faults.ts'
import { callTool, refused } from './call-tool.ts'
import { descriptionOf, httpOf } from './describe-tool.ts'
import { isAnswerOfHttp } from './rules.ts'
import { type Indexed, indexOf } from './search/index-of.ts'
import { searchTools } from './search/search-tools.ts'
import { type Telling, tellResult } from './tell-result.ts'
import { toToolSchema } from './tool-schema.ts'
import type { OperationTool } from './tools.ts'

interface CoreCall {
  context: Context
  /** Every tool that there is, and those that the caller may use. */
  all: readonly OperationTool[]
  tools: readonly OperationTool[]
  input: unknown
  telling: Telling
}

/** A tool that stands for all the others, where an assistant is shown only a few of them. */
export interface CoreTool {
  name: string
  describe: () => Tool
  call: (asked: CoreCall) => Promise<CallToolResult>
}

const searchInput = once(() =>
  z.strictObject({
    query: z.string().trim().min(1).max(500).describe('What you want to do, in plain words'),
    limit: z.number().int().min(1).max(20).default(5).describe('How many to return'),
  }),
)

const indexed = new WeakMap<OperationTool, Indexed>()

function indexFor(tool: OperationTool): Indexed {
  const known = indexed.get(tool)
  if (known) return known
  const index = indexOf(tool.operation)
  indexed.set(tool, index)
  return index
}

const found = (tools: readonly OperationTool[], query: string, limit: number) =>
  searchTools(
    tools.map((tool) => ({ tool, index: indexFor(tool) })),
    query,
    limit,
  ).map(({ tool }) => tool)

const closedTo = ({ name, operation: { summary } }: OperationTool) =>
  `What fits best is ${name} (${summary}), which this access key may not use. Ask a person to do it, or for a key that may.`
const nothingFound =
  'Nothing that you may use fits these words. Say in others what is to be done, and to what: "what projects do we have".'

const searchOperations: CoreTool = {
  name: 'search_operations',
  describe: () => ({
    name: 'search_operations',
    title: 'Search operations',
    description:
      'Finds operations by what you want to do. Answers name, summary and input schema of each; call one with call_operation.',
    inputSchema: toToolSchema(searchInput(), 'input') as Tool['inputSchema'],
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  }),
  call({ context, all, tools, input, telling }) {
    const { query, limit } = parse(searchInput(), input)
    const operations = found(tools, query, limit).map(({ name, operation, inputSchema }) => ({
      name,
      summary: operation.summary,
      description: descriptionOf(operation, context.services.settings),
      effect: operation.effect,
      inputSchema: inputSchema(),
      http: httpOf(operation, context.origin),
    }))
    const [best] = found(all, query, 1)
    const closed = best && !tools.includes(best) ? closedTo(best) : undefined
    const hint = closed ?? (operations.length === 0 ? nothingFound : undefined)
    return Promise.resolve(tellResult({ operations, ...(hint !== undefined && { hint }) }, telling))
  },
}

const callInput = once(() =>
  z.strictObject({
    name: z.string().min(1).max(200).describe('As search_operations names it'),
    input: z.record(z.string(), z.unknown()).default({}).describe('As its input schema says'),
  }),
)

export const callOperationName = 'call_operation'

const callOperation: CoreTool = {
  name: callOperationName,
  describe: () => ({
    name: callOperationName,
    title: 'Call an operation',
    description:
      'Calls any operation that search_operations finds. It can write and delete: see the effect of the operation first.',
    inputSchema: toToolSchema(callInput(), 'input') as Tool['inputSchema'],
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  }),
  call({ context, tools, input: given, telling }) {
    const { name, input } = parse(callInput(), given)
    const tool = tools.find((candidate) => candidate.name === name || candidate.operation.id === name)
    if (!tool)
      throw notFound({ message: 'There is no such operation. Find its name with search_operations.' })
    return callTool(context, tool.operation, input, telling)
  },
}

function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input, inWords)
  if (!parsed.success) throw validationFailed({ details: detailsOf(parsed.error).slice(0, 100) })
  return parsed.data
}

export const coreTools: readonly CoreTool[] = [searchOperations, callOperation]

/** Calls one of them; what it refuses itself is a result as any other refusal. */
export async function callCoreTool(tool: CoreTool, asked: CoreCall): Promise<CallToolResult> {
  try {
    return await tool.call(asked)
  } catch (error) {
    if (isAnswerOfHttp(error)) throw error
    return refused(error, asked.context, `mcp.${tool.name}`)
  }
}
