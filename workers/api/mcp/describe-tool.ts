import type { Tool } from '@modelcontextprotocol/server'
import type { Context } from '../../../shared/kernel/context.ts'
import type { Operation } from '../../../shared/kernel/operation.ts'
import type { Settings } from '../../../shared/services/settings.ts'
import type { OperationTool } from './tools.ts'

/** A tool as `tools/list` tells of it. The small set does without output schemas: they are longer than most inputs. */
export function describeTool(
  tool: OperationTool,
  context: Pick<Context, 'origin' | 'services'>,
  { withOutput }: { withOutput: boolean },
): Tool {
  const { operation, name } = tool
  const outputSchema = withOutput ? tool.outputSchema() : undefined
  return {
    name,
    title: operation.summary,
    description: descriptionOf(operation, context.services.settings),
    inputSchema: tool.inputSchema() as Tool['inputSchema'],
    ...(outputSchema && { outputSchema: outputSchema as NonNullable<Tool['outputSchema']> }),
    annotations: annotationsOf(operation),
    _meta: { http: httpOf(operation, context.origin) },
  }
}

/** The same operation over HTTP; `{name}` in the address is a field of the input. */
export const httpOf = ({ method, path }: Operation, origin: string) => ({ method, url: `${origin}${path}` })

function annotationsOf({ effect, method, openWorld }: Operation): NonNullable<Tool['annotations']> {
  return {
    readOnlyHint: effect === 'read',
    destructiveHint: effect === 'destroy',
    idempotentHint: effect === 'read' || method !== 'POST',
    openWorldHint: openWorld,
  }
}

const effects = { read: 'Reads only.', write: 'Writes.', destroy: 'Deletes; cannot be undone.' } as const

/** What the operation does, and what it asks for and costs. */
export function descriptionOf(
  { summary, description, access, effect, limits }: Operation,
  settings: Settings,
): string {
  const needs = typeof access === 'object' ? ` Needs the role ${access.role}.` : ''
  const most = limits.map(({ name, setting }) => `${settings[setting]} ${name}`).join(', ')
  const costs = most && ` An hour at most ${most}.`
  return [`${summary}.`, description, `${effects[effect]}${needs}${costs}`].filter(Boolean).join(' ')
}
