import type { Project } from '../acts/project.ts'

export const stepIds = ['description', 'agents', 'knowledge', 'firstRun'] as const
export type StepId = (typeof stepIds)[number]

export interface Step {
  id: StepId
  isDone: boolean
}

/** What gets a project going, and what of it is done. */
export function setupSteps({ description, agentConfigs, knowledgeBaseIds, stats }: Project): Step[] {
  const done: Record<StepId, boolean> = {
    description: description.trim() !== '',
    agents: agentConfigs.some(({ enabled }) => enabled),
    knowledge: knowledgeBaseIds.length > 0,
    firstRun: stats.agentRunCount > 0,
  }
  return stepIds.map((id) => ({ id, isDone: done[id] }))
}
