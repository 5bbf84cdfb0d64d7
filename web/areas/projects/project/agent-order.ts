import type { Agent } from '../acts/project.ts'

type NewAgent = Pick<Agent, 'agentType' | 'enabled'> & Partial<Agent>

const numbered = (agents: readonly Agent[]): Agent[] =>
  agents.map((agent, at) => ({ ...agent, order: at + 1 }))

/** The agents with one of them on or off. */
export const switched = (agents: readonly Agent[], agentId: string, enabled: boolean): Agent[] =>
  agents.map((agent) => (agent.agentId === agentId ? { ...agent, enabled } : agent))

/** The agents with one of them `by` places later; at the ends it stays. */
export function moved(agents: readonly Agent[], agentId: string, by: number): Agent[] {
  const from = agents.findIndex((agent) => agent.agentId === agentId)
  const agent = agents[from]
  if (!agent) return [...agents]
  const to = Math.min(Math.max(from + by, 0), agents.length - 1)
  const others = agents.toSpliced(from, 1)
  return numbered(others.toSpliced(to, 0, agent))
}

export const without = (agents: readonly Agent[], agentId: string): Agent[] =>
  numbered(agents.filter((agent) => agent.agentId !== agentId))

/** The agents with one that was taken away back at its place; one that is there stays where it is. */
export function withAgain(agents: readonly Agent[], agent: Agent, at: number): Agent[] {
  if (agents.some(({ agentId }) => agentId === agent.agentId)) return [...agents]
  return numbered(agents.toSpliced(at, 0, agent))
}

/** The agents with a new one at their end; the service gives it an id. */
export const withNew = (agents: readonly Agent[], agentType: string): NewAgent[] => [
  ...agents,
  { agentType, enabled: true },
]
