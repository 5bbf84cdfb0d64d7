import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../shared/db/database.ts'
import { writeCursor } from '../../../../shared/db/pagination.ts'
import { rowsOf as baseRowsOf } from '../../../../workers/features/knowledge-bases/store.ts'
import { runsOf } from '../../../../workers/features/projects/list-agent-runs.ts'
import { rowsOf } from '../../../../workers/features/projects/store.ts'
import { waitingPurges } from '../../../../workers/features/purges/resume-purges.ts'
import { newContext } from '../../../support/context.ts'
import { fullScans, queryPlan, recordingDatabase } from '../../../support/recording-database.ts'

const projectId = crypto.randomUUID()
const tenant = { organizationId: crypto.randomUUID(), role: 'viewer' } as const
const page = { limit: 50, cursor: writeCursor({ at: 1, id: 'x' }) }

test.each([
  ['projects of an organization', 'projects_organization', (context) => rowsOf(context, { limit: 50 })],
  ['a later page of them', 'projects_organization', (context) => rowsOf(context, page)],
  ['knowledge bases', 'knowledge_bases_organization', (context) => baseRowsOf(context, page)],
  ['agent runs of a project', 'agent_runs_project', (context) => runsOf(context, { projectId, ...page })],
  ['purges that wait', 'purges_waiting', waitingPurges],
] satisfies [string, string, (context: ReturnType<typeof newContext>) => PromiseLike<unknown>][])(
  '%s are found and sorted by the index %s',
  async (_, index, read) => {
    const { database, statements } = recordingDatabase(env.DB)
    const context = newContext({ tenant })
    Object.defineProperty(context.services, 'db', { value: openDatabase(database) })
    await read(context)
    const plan = await queryPlan(env.DB, [...statements][0] ?? '')
    expect(plan.some((step) => step.includes(`INDEX ${index} `))).toBe(true)
    expect(fullScans(plan)).toEqual([])
    expect(plan.filter((step) => step.includes('TEMP B-TREE'))).toEqual([])
  },
)
