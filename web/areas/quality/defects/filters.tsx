import { texts } from '../../../texts/en/quality-defects.ts'
import { words } from '../../../texts/en/quality.ts'
import { Choice, namedOptions } from '../parts/choice.tsx'
import { type Member, defectStatuses, severities } from '../parts/types.ts'
import { useStories } from '../parts/use-known.ts'
import type { Query } from '../../../parts/use-query.ts'
import { shows } from './shown.ts'

interface FiltersProps {
  projectId: string
  query: Query
  ask: (changed: Query) => void
  team: readonly Member[]
}

const any = ['', words.any] as const

/** What narrows the defects down. */
export function Filters({ projectId, query, ask, team }: FiltersProps) {
  const stories = useStories(projectId)
  const { status = '', severity = '', assignee = '', story = '', show = '' } = query
  const people = team.map(({ email, userId, name }) => [email || userId, name] as const)
  return (
    <div class="qa-filters" role="group" aria-label={texts.filters}>
      <Choice
        label={texts.show}
        value={show}
        options={namedOptions(shows, texts.shown)}
        choose={(to) => ask({ show: to })}
      />
      <Choice
        label={texts.status}
        value={status}
        options={[any, ...namedOptions(defectStatuses, words.defectStatuses)]}
        choose={(to) => ask({ status: to })}
      />
      <Choice
        label={texts.severity}
        value={severity}
        options={[any, ...namedOptions(severities, words.severities)]}
        choose={(to) => ask({ severity: to })}
      />
      <Choice
        label={texts.assignee}
        value={assignee}
        options={[any, ...people]}
        choose={(to) => ask({ assignee: to })}
      />
      <Choice
        label={texts.story}
        value={story}
        options={[any, ...stories.map((one) => [one.storyId, words.story(one.number, one.title)] as const)]}
        choose={(to) => ask({ story: to })}
      />
    </div>
  )
}
