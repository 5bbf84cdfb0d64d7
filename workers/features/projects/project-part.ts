import { eq, inArray } from 'drizzle-orm'
import { changes, recordNumbers } from '../../../shared/db/tables/changes.ts'
import { agentRuns, tokenUsage } from '../../../shared/db/tables/usage.ts'
import { projectFiles } from '../../../shared/kernel/file-prefixes.ts'
import { defineProjectPart } from '../../../shared/kernel/project-part.ts'
import { purgeFiles } from '../../../shared/kernel/purge-part.ts'

// D1 is one writer: long deletes would hold up everyone.
const rowsAtOnce = 1000

/** What worked for a project: jobs, runs and model tasks. */
export const agentRunsPart = defineProjectPart({
  name: 'agentRuns',
  words: ['agent run', 'agent runs'],
  async purge({ services: { db } }, projectId) {
    const some = db
      .select({ runId: agentRuns.runId })
      .from(agentRuns)
      .where(eq(agentRuns.projectId, projectId))
      .limit(rowsAtOnce)
    return (await db.delete(agentRuns).where(inArray(agentRuns.runId, some))).meta.changes
  },
})

/** What a project cost stays in the account of its organization, and no longer says for which project it was. */
export const tokenUsagePart = defineProjectPart({
  name: 'tokenUsage',
  words: ['mention in the token usage', 'mentions in the token usage'],
  async purge({ services: { db } }, projectId) {
    const some = db
      .select({ usageId: tokenUsage.usageId })
      .from(tokenUsage)
      .where(eq(tokenUsage.projectId, projectId))
      .limit(rowsAtOnce)
    const unnamed = db.update(tokenUsage).set({ projectId: null }).where(inArray(tokenUsage.usageId, some))
    return (await unnamed).meta.changes
  },
})

export const filesPart = defineProjectPart({
  name: 'files',
  words: ['file', 'files'],
  purge: (context, projectId) => purgeFiles(context, projectFiles(projectId)),
})

export const changesPart = defineProjectPart({
  name: 'changes',
  words: ['line of a history', 'lines of histories'],
  async purge({ services: { db } }, projectId) {
    const some = db
      .select({ changeId: changes.changeId })
      .from(changes)
      .where(eq(changes.projectId, projectId))
      .limit(rowsAtOnce)
    return (await db.delete(changes).where(inArray(changes.changeId, some))).meta.changes
  },
})

export const recordNumbersPart = defineProjectPart({
  name: 'recordNumbers',
  words: ['counter of records', 'counters of records'],
  purge: async ({ services: { db } }, projectId) =>
    (await db.delete(recordNumbers).where(eq(recordNumbers.projectId, projectId))).meta.changes,
})
