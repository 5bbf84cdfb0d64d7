import { useId } from 'preact/hooks'
import { texts } from '../../../texts/en/quality-traceability.ts'
import { namedOptions, sprintOptions, storyOptions } from '../parts/choice.tsx'
import { type Asking, FilterBar, anyOf } from '../parts/filter-bar.tsx'
import { useSprints, useStories } from '../parts/use-known.ts'
import { forField, fromField } from './moment.ts'

/** What narrows the matrix down, and the moment that it tells of. */
export function Filters({ projectId, query, ask }: Asking & { projectId: string }) {
  const id = useId()
  const stories = useStories(projectId)
  const sprints = useSprints(projectId)
  return (
    <FilterBar
      query={query}
      ask={ask}
      label={texts.filters}
      filters={[
        ['show', texts.show, namedOptions(['', 'uncovered'], texts.shown)],
        ['story', texts.story, anyOf(storyOptions(stories))],
        ['sprint', texts.sprint, anyOf(sprintOptions(sprints))],
      ]}
    >
      <div class="qa-choice">
        <label for={id}>{texts.asOf}</label>
        <input
          id={id}
          type="datetime-local"
          value={forField(query['at'] ?? '')}
          max={forField(new Date().toISOString())}
          onChange={({ currentTarget }) => ask({ at: fromField(currentTarget.value) })}
        />
      </div>
    </FilterBar>
  )
}
