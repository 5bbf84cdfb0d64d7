import type { Context } from '../../../shared/kernel/context.ts'

interface Owner {
  organizationId: string | null
  projectId: string | null
}

/**
 * The context of a run. One of a project works for its organization, by the models that this chose and under its ceiling; what its questions take stands in that organization's
 * account, and they are part of the one agent run that its list shows. One of a session is a visitor's.
 */
export function workingFor(context: Context, { organizationId, projectId }: Owner): Context {
  if (organizationId === null) return context
  return {
    ...context,
    tenant: { organizationId, role: 'member' },
    ...(projectId !== null && { projectId }),
    agentRun: { inputTokens: 0, outputTokens: 0 },
  }
}
