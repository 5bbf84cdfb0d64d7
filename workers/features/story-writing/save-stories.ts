import { auditEntry, commit } from '../../../shared/db/commit.ts'
import { takeNumbers } from '../../../shared/db/record-number.ts'
import { stories } from '../../../shared/db/tables/stories.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { namedProjectNotFound, projectStays } from '../projects/index.ts'
import { createdNote, newRow, storyCreated } from '../stories/index.ts'
import type { GeneratedStory } from './generated.ts'

/** A story to be stored, under the id that its call has for it. */
export type Kept = Pick<
  GeneratedStory,
  'title' | 'userStory' | 'description' | 'type' | 'priority' | 'acceptanceCriteria'
> & { storyId: string }

interface Saving {
  projectId: string
  stories: readonly Kept[]
  /** What the operation answers once the stories have their numbers, kept in the transaction under an Idempotency-Key. */
  answer: (numbers: ReadonlyMap<string, number>) => unknown
}

/**
 * Stores stories in a project, numbered in their order, in one transaction: all of them or none, each audited and told as one that is made alone. Answers their numbers by their ids.
 */
export async function saveStories(
  context: Context,
  { projectId, stories: all, answer }: Saving,
): Promise<Map<string, number>> {
  const { organizationId } = tenantOf(context)
  const { db } = context.services
  const first = await takeNumbers(context, { projectId, resource: 'story', count: all.length })
  if (first === undefined) throw namedProjectNotFound()
  const numbers = new Map(all.map(({ storyId }, place) => [storyId, first + place]))
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
      answer: answer(numbers),
    },
    [
      ...all.map((story, place) =>
        db.insert(stories).values(
          newRow(context, {
            ...fieldsOf(story),
            organizationId,
            projectId,
            number: first + place,
            status: 'backlog' as const,
            tags: [],
          }),
        ),
      ),
      ...all.map((story) => auditEntry(context, createdNote(action, { ...story, organizationId }))),
    ],
  )
  return numbers
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
