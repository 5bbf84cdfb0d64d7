import { texts } from '../../../texts/en/quality-runs.ts'
import { words } from '../../../texts/en/quality.ts'
import { namedOptions, sprintOptions, storyOptions } from '../parts/choice.tsx'
import { type Asking, FilterBar, anyOf } from '../parts/filter-bar.tsx'
import { runStatuses } from '../parts/types.ts'
import { useSprints, useStories } from '../parts/use-known.ts'

/** What narrows the runs down. */
export function Filters({ projectId, ...asking }: Asking & { projectId: string }) {
  const stories = useStories(projectId)
  const sprints = useSprints(projectId)
  return (
    <FilterBar
      {...asking}
      label={texts.filters}
      filters={[
        ['status', texts.status, anyOf(namedOptions(runStatuses, words.runStatuses))],
        ['story', texts.story, anyOf(storyOptions(stories))],
        ['sprint', texts.sprint, anyOf(sprintOptions(sprints))],
      ]}
    />
  )
}
