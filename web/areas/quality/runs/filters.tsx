import { texts } from '../../../texts/en/quality-runs.ts'
import { words } from '../../../texts/en/quality.ts'
import { Choice, namedOptions } from '../parts/choice.tsx'
import { runStatuses } from '../parts/types.ts'
import { useSprints, useStories } from '../parts/use-known.ts'
import type { Query } from '../../../parts/use-query.ts'

interface FiltersProps {
  projectId: string
  query: Query
  ask: (changed: Query) => void
}

const any = ['', words.any] as const

/** What narrows the runs down. */
export function Filters({ projectId, query, ask }: FiltersProps) {
  const stories = useStories(projectId)
  const sprints = useSprints(projectId)
  const { status = '', story = '', sprint = '' } = query
  return (
    <div class="qa-filters" role="group" aria-label={texts.filters}>
      <Choice
        label={texts.status}
        value={status}
        options={[any, ...namedOptions(runStatuses, words.runStatuses)]}
        choose={(to) => ask({ status: to })}
      />
      <Choice
        label={texts.story}
        value={story}
        options={[any, ...stories.map((one) => [one.storyId, words.story(one.number, one.title)] as const)]}
        choose={(to) => ask({ story: to })}
      />
      <Choice
        label={texts.sprint}
        value={sprint}
        options={[any, ...sprints.map(({ sprintId, name }) => [sprintId, name] as const)]}
        choose={(to) => ask({ sprint: to })}
      />
    </div>
  )
}
