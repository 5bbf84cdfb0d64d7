import type { AgentConfig, templateTypes } from '../../../shared/db/tables/projects.ts'

export type TemplateType = (typeof templateTypes)[number]

/** The agents of each kind of project, in the order in which they work. */
const agentTypes: Record<TemplateType, readonly string[]> = {
  rfp: ['analysis', 'assessment', 'research', 'win-themes', 'writer', 'qa'],
  migration: ['site-analysis', 'content-types', 'page-migration', 'navigation'],
  qa: ['requirements', 'test-design', 'test-scripts', 'test-execution'],
  blank: [],
}

/** An agent as a client gives it. */
export interface GivenAgent {
  agentId?: string | undefined
  agentType: string
  enabled: boolean
  order?: number | undefined
  config: Record<string, unknown>
}

export const presetAgents = (templateType: TemplateType): GivenAgent[] =>
  agentTypes[templateType].map((agentType) => ({ agentType, enabled: true, config: {} }))

/**
 * Agents as a project keeps them: sorted by their `order` (those without one stand by their place in the list) and numbered anew. An id
 * that the project already gave out is kept, once; every other agent gets one from `newId`.
 */
export function numberedAgents(
  given: readonly GivenAgent[],
  { known = [], newId }: { known?: readonly AgentConfig[]; newId: () => string },
): AgentConfig[] {
  const free = new Set(known.map(({ agentId }) => agentId))
  const sorted = given
    .map((agent, i) => ({ agent, order: agent.order ?? i + 1 }))
    .toSorted((a, b) => a.order - b.order)
  return sorted.map(({ agent: { agentId = '', agentType, enabled, config } }, i) => ({
    agentId: free.delete(agentId) ? agentId : newId(),
    agentType,
    enabled,
    order: i + 1,
    config,
  }))
}

/** The numbers of a project in which nothing has worked yet. */
export const noRuns = { agentRunCount: 0, lastRunAt: null }

export const maxNameCharacters = 200
const copyMark = ' (copy)'

/** The name of a copy. A long one gives way to the mark, between characters. */
export function copyName(name: string): string {
  const room = maxNameCharacters - copyMark.length
  if (name.length <= room) return name + copyMark
  return (
    name
      .slice(0, room)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trimEnd() + copyMark
  )
}
