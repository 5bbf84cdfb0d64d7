import type { Context } from '../../../shared/kernel/context.ts'
import type { ProjectNumbers } from '../../../shared/kernel/project-part.ts'
import { projectParts } from '../project-parts.ts'

/** The numbers of some projects, from every part that has any: counts added up, of times the latest. */
export async function statsOf(
  context: Context,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, ProjectNumbers>> {
  const told = await Promise.all(projectParts.map(async ({ stats }) => stats?.(context, projectIds)))
  const all = new Map<string, ProjectNumbers>()
  for (const numbers of told) {
    for (const [projectId, more] of numbers ?? []) all.set(projectId, joined(all.get(projectId) ?? {}, more))
  }
  return all
}

const joined = (one: ProjectNumbers, other: ProjectNumbers): ProjectNumbers => ({
  fileCount: (one.fileCount ?? 0) + (other.fileCount ?? 0),
  agentRunCount: (one.agentRunCount ?? 0) + (other.agentRunCount ?? 0),
  lastActivityAt: Math.max(one.lastActivityAt ?? 0, other.lastActivityAt ?? 0),
})
