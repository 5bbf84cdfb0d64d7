import { sprints, stories } from '../../../shared/db/tables/stories.ts'
import type { Link } from '../projects/index.ts'
import { sprintNotFound, storyNotFound } from '../stories/index.ts'

export const storyLink = (storyId: string | null, path = 'storyId'): Link => ({
  id: storyId,
  path,
  table: stories,
  key: stories.storyId,
  notFound: storyNotFound,
})

/** What a run may belong to beside its project. */
export const linksOf = ({
  storyId,
  sprintId,
}: {
  storyId: string | null
  sprintId: string | null
}): Link[] => [
  storyLink(storyId),
  { id: sprintId, path: 'sprintId', table: sprints, key: sprints.sprintId, notFound: sprintNotFound },
]
