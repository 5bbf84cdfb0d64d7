import { texts } from '../../../texts/en/quality-defects.ts'
import { words } from '../../../texts/en/quality.ts'
import { memberOptions, namedOptions, storyOptions } from '../parts/choice.tsx'
import { type Asking, FilterBar, anyOf } from '../parts/filter-bar.tsx'
import { type Member, defectStatuses, severities } from '../parts/types.ts'
import { useStories } from '../parts/use-known.ts'
import { shows } from './shown.ts'

interface FiltersProps extends Asking {
  projectId: string
  team: readonly Member[]
}

/** What narrows the defects down. */
export function Filters({ projectId, team, ...asking }: FiltersProps) {
  const stories = useStories(projectId)
  return (
    <FilterBar
      {...asking}
      label={texts.filters}
      filters={[
        ['show', texts.show, namedOptions(shows, texts.shown)],
        ['status', texts.status, anyOf(namedOptions(defectStatuses, words.defectStatuses))],
        ['severity', texts.severity, anyOf(namedOptions(severities, words.severities))],
        ['assignee', texts.assignee, anyOf(memberOptions(team))],
        ['story', texts.story, anyOf(storyOptions(stories))],
      ]}
    />
  )
}
