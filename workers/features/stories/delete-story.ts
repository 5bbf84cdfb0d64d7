import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import type { FieldChange } from '../../../shared/db/history.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { defects } from '../../../shared/db/tables/defects.ts'
import { stories, storyDependencies } from '../../../shared/db/tables/stories.ts'
import { testCases } from '../../../shared/db/tables/test-cases.ts'
import { unlink } from '../../../shared/db/unlink.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { again } from '../../../shared/kernel/only-as-read.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { storyNotFound, storyStale } from './errors.ts'
import { storyChanged } from './events.ts'
import { sprintChanges, touchSprints } from './links.ts'
import type { Story } from './schemas.ts'
import { readStory, storyOrganization, waitingFor } from './store.ts'

export const deleteStory = defineOperation({
  id: 'stories.delete',
  route: 'DELETE /api/pm/stories/{storyId}',
  summary: 'Delete a story',
  description:
    'Its sprint, the stories that wait for it, its test cases and its defects stay, without it, and their histories say so.',
  access: { role: 'member', organization: storyOrganization, hidden: storyNotFound },
  effect: 'destroy',
  input: () => ({ storyId: z.uuid() }),
  output: () => z.object({ deleted: z.literal(true) }),
  errors: [storyNotFound, storyStale],
  mcp: 'listed',
  async run(context, { storyId }) {
    await again(storyStale, async () => remove(context, await readStory(context, storyId)))
    return { deleted: true as const }
  },
})

async function remove(context: Context, { storyId, projectId, number, title, sprintId, updatedAt }: Story) {
  const { organizationId } = tenantOf(context)
  const { db } = context.services
  const waiting = await waitingFor(context, storyId)
  const which = and(eq(stories.storyId, storyId), eq(stories.organizationId, organizationId))
  const asRead = and(which, eq(stories.updatedAt, Date.parse(updatedAt)))
  const others = waiting.map((story) => story.storyId)
  await commit(
    context,
    {
      organizationId,
      action: 'stories.delete',
      resource: 'story',
      resourceId: storyId,
      summary: `Deleted the story #${number} ${title}`,
      events: [
        storyChanged.of({ projectId, storyId, change: 'deleted', fields: [] }),
        ...others.map((id) =>
          storyChanged.of({ projectId, storyId: id, change: 'updated', fields: ['dependsOn'] }),
        ),
      ],
      guards: [
        { condition: sql`exists (select 1 from ${stories} where ${asRead})`, refusal: storyStale },
        { condition: stillWaiting(storyId, waiting), refusal: storyStale },
      ],
      history: [
        ...waiting.map((story) => withoutNeed(story, storyId)),
        ...sprintChanges({ projectId, storyId }, { from: sprintId, to: null }),
      ],
    },
    [
      db.delete(storyDependencies).where(or(...ledTo(storyId))),
      db
        .update(stories)
        .set({ updatedAt: sql`max(${context.now()}, ${stories.updatedAt} + 1)` })
        .where(inArray(stories.storyId, idsIn(others))),
      ...withoutStory(context, storyId),
      db.delete(stories).where(which),
      ...touchSprints(context, { from: sprintId, to: null }),
    ],
  )
}

/** Of cases there may be thousands: they are not read before. */
const withoutStory = (context: Context, storyId: string) => [
  ...unlink(
    context,
    { table: testCases, resource: 'test_case', id: testCases.testCaseId, field: 'storyId' },
    storyId,
  ),
  ...unlink(context, { table: defects, resource: 'defect', id: defects.defectId, field: 'storyId' }, storyId),
]

const ledTo = (storyId: string) => [
  eq(storyDependencies.storyId, storyId),
  eq(storyDependencies.dependsOn, storyId),
]

/** Stories that wait for one are as they were read, and no others do. */
function stillWaiting(storyId: string, waiting: readonly Story[]) {
  const read = JSON.stringify(
    waiting.map((story) => ({ storyId: story.storyId, updatedAt: Date.parse(story.updatedAt) })),
  )
  const asRead = sql`(
    select count(*) from json_each(${read}) join ${stories} on ${stories.storyId} = value ->> 'storyId'
    where ${stories.updatedAt} = value ->> 'updatedAt')`
  const now = sql`(select count(*) from ${storyDependencies} where ${storyDependencies.dependsOn} = ${storyId})`
  return sql`${asRead} = ${waiting.length} and ${now} = ${waiting.length}`
}

const withoutNeed = ({ storyId, projectId, dependsOn, updatedAt }: Story, gone: string): FieldChange => ({
  projectId,
  resource: 'story',
  resourceId: storyId,
  field: 'dependsOn',
  from: dependsOn,
  to: dependsOn.filter((id) => id !== gone),
  since: Date.parse(updatedAt),
})
