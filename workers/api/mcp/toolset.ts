import type { CallToolResult, Tool } from '@modelcontextprotocol/server'
import type { Context } from '../../../shared/kernel/context.ts'
import { callTool } from './call-tool.ts'
import { callCoreTool, coreTools } from './core-tools.ts'
import { describeTool } from './describe-tool.ts'
import { mayUse } from './rules.ts'
import type { Telling } from './tell-result.ts'
import type { OperationTool } from './tools.ts'

export const toolsets = ['all', 'core'] as const
export type Toolset = (typeof toolsets)[number]

/** A tool as the endpoint offers it to one caller. */
export interface OfferedTool {
  name: string
  describe: () => Tool
  call: (input: unknown) => Promise<CallToolResult>
}

/** The tools of one caller: all that may be used, or the few direct ones and two that reach the rest. */
export function offeredTools(
  all: readonly OperationTool[],
  { toolset, telling }: { toolset: Toolset; telling: Telling },
  context: Context,
): OfferedTool[] {
  const tools = all.filter(({ operation }) => mayUse(context.actor, operation))
  const shown = toolset === 'core' ? tools.filter(({ operation }) => operation.mcp === 'direct') : tools
  const withOutput = toolset === 'all' && telling === 'structured'
  const offered = shown.map((tool) => ({
    name: tool.name,
    describe: () => describeTool(tool, context, { withOutput }),
    call: (input: unknown) => callTool(context, tool.operation, input, telling),
  }))
  if (toolset === 'all') return offered
  const standing = coreTools.map((tool) => ({
    name: tool.name,
    describe: tool.describe,
    call: (input: unknown) => callCoreTool(tool, { context, all, tools, input, telling }),
  }))
  return [...offered, ...standing]
}
