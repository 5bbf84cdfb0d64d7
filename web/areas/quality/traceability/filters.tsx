import { useId } from 'preact/hooks'
import { texts } from '../../../texts/en/quality-traceability.ts'
import { words } from '../../../texts/en/quality.ts'
import { Choice } from '../parts/choice.tsx'
import { useSprints, useStories } from '../parts/use-known.ts'
import type { Query } from '../../../parts/use-query.ts'
import { forField, fromField } from './moment.ts'

interface FiltersProps {
  projectId: string
  query: Query
  ask: (changed: Query) => void
}

const any = ['', words.any] as const

/** What narrows the matrix down, and the moment that it tells of. */
export function Filters({ projectId, query, ask }: FiltersProps) {
  const id = useId()
  const stories = useStories(projectId)
  const sprints = useSprints(projectId)
  const { story = '', sprint = '', show = '', at = '' } = query
  return (
    <div class="qa-filters" role="group" aria-label={texts.filters}>
      <Choice
        label={texts.show}
        value={show}
        options={[
          ['', texts.shown['']],
          ['uncovered', texts.shown.uncovered],
        ]}
        choose={(to) => ask({ show: to })}
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
      <div class="qa-choice">
        <label for={id}>{texts.asOf}</label>
        <input
          id={id}
          type="datetime-local"
          value={forField(at)}
          max={forField(new Date().toISOString())}
          onChange={({ currentTarget }) => ask({ at: fromField(currentTarget.value) })}
        />
      </div>
    </div>
  )
}
