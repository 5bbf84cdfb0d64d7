import { sql } from 'drizzle-orm'
import { auditEntry, commit } from '../../../shared/db/commit.ts'
import { nextNumber } from '../../../shared/db/record-number.ts'
import { stories } from '../../../shared/db/tables/stories.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { projectStays } from '../projects/index.ts'
import { createdNote, newRow, storyCreated } from '../stories/index.ts'
import type { GeneratedStory } from './generated.ts'

/** A story to be stored, under the id that its call has for it. */
export type Kept = Pick<
  GeneratedStory,
  'title' | 'userStory' | 'description' | 'type' | 'priority' | 'acceptanceCriteria'
> & { storyId: string }

/** Stores stories in a project, numbered in their order, in one transaction: all of them or none, each audited and told as one that is made alone. */
export async function saveStories(context: Context, projectId: string, all: readonly Kept[]): Promise<void> {
  const { organizationId } = tenantOf(context)
  const { db } = context.services
  const { counting, number } = nextNumber(context, { projectId, resource: 'story', count: all.length })
  const action = 'stories.generate'
  await commit(
    context,
    {
      organizationId,
      action,
      resource: 'project',
      resourceId: projectId,
      summary: `Wrote ${all.length} ${all.length === 1 ? 'story' : 'stories'} from requirements`,
      events: all.map(({ storyId }) => storyCreated({ projectId, storyId })),
      guards: [projectStays(context, projectId)],
      isAll: true,
    },
    [
      counting,
      ...all.map((story, place) =>
        db.insert(stories).values(
          newRow(context, {
            ...fieldsOf(story),
            organizationId,
            projectId,
            number: sql<number>`${number} - ${all.length - 1 - place}`,
            status: 'backlog' as const,
            tags: [],
          }),
        ),
      ),
      ...all.map((story) => auditEntry(context, createdNote(action, { ...story, organizationId }))),
    ],
  )
}

const fieldsOf = ({
  storyId,
  title,
  userStory,
  description,
  type,
  priority,
  acceptanceCriteria,
}: Kept): Kept => ({
  storyId,
  title,
  userStory,
  description,
  type,
  priority,
  acceptanceCriteria,
})
