import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../shared/db/database.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { figuresOf } from '../../../../workers/features/traceability/figures.ts'
import { tracedRequirements } from '../../../../workers/features/traceability/requirements.ts'
import { tracedStories } from '../../../../workers/features/traceability/traced-stories.ts'
import { openRuns } from '../../../../workers/features/test-runs/resume-ended-runs.ts'
import { rowsOf } from '../../../../workers/features/test-runs/store.ts'
import { newContext } from '../../../support/context.ts'
import { fullScans, queryPlan, recordingDatabase } from '../../../support/recording-database.ts'

const projectId = crypto.randomUUID()
const moment = { projectId, at: Date.now() }
const page = { ...moment, limit: 50, cursor: undefined }
const runs = { projectId, limit: 50 }

test.each<[string, (context: Context) => Promise<unknown>]>([
  ['the figures of a project', (context) => figuresOf(context, moment)],
  ['its stories', (context) => tracedStories(context, page)],
  ['one story', (context) => tracedStories(context, { ...page, storyId: crypto.randomUUID() })],
  ['stories of a sprint', (context) => tracedStories(context, { ...page, sprintId: crypto.randomUUID() })],
  ['its requirements', (context) => tracedRequirements(context, moment)],
  ['its runs', (context) => rowsOf(context, runs)],
  ['its runs by status', (context) => rowsOf(context, { ...runs, status: 'running' })],
  ['its runs of a story', (context) => rowsOf(context, { ...runs, storyId: crypto.randomUUID() })],
  ['its runs of a sprint', (context) => rowsOf(context, { ...runs, sprintId: crypto.randomUUID() })],
  ['runs whose end was not told', (context) => openRuns(context, 200)],
])('%s are read by indexes, and nothing is looked through', async (_, read) => {
  const { database, statements } = recordingDatabase(env.DB)
  const context = newContext({ tenant: { organizationId: crypto.randomUUID(), role: 'viewer' } })
  Object.defineProperty(context.services, 'db', { value: openDatabase(database) })
  await read(context)
  for (const statement of statements) {
    const steps = await queryPlan(env.DB, statement)
    expect(fullScans(steps)).toEqual([])
    // A state is never found by its project alone.
    for (const step of steps.filter((one) => one.includes('record_states') && one.includes('SEARCH')))
      expect(step).toMatch(/USING (?:(?:COVERING )?INDEX|INTEGER PRIMARY KEY)/)
  }
})
