import { useSignal } from '@preact/signals'
import { may } from '../../../client/may.ts'
import type { OfProject } from '../../../parts/project-page.tsx'
import { Failed, Loading } from '../../../parts/states.tsx'
import { texts } from '../../../texts/en/stories-board.ts'
import { RunOfSprint } from '../parts/run-of-sprint.tsx'
import { SprintChoice } from '../parts/sprint-choice.tsx'
import { usePeople } from '../../../parts/use-people.ts'
import { useSprints } from '../parts/use-sprints.ts'
import { firstSprint } from './columns.ts'
import { Cards } from './cards.tsx'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const outside = 'none'

/** The stories of a sprint, or of none, by their status. Which sprint stands in the address. */
export function Board({ project, role }: OfProject) {
  const { projectId, organizationId } = project
  const sprints = useSprints(projectId)
  const people = usePeople(organizationId)
  const asked = useSignal(new URLSearchParams(location.search).get('sprint') ?? '')
  const mayWrite = may(role, 'member')
  const all = sprints.all.value
  const known = all?.find(({ sprintId }) => sprintId === asked.value)
  const shown = asked.value === outside ? null : (known ?? (all ? firstSprint(all) : null))
  function choose(sprintId: string) {
    asked.value = uuid.test(sprintId) ? sprintId : outside
    history.replaceState(history.state, '', `${location.pathname}?sprint=${asked.value}`)
  }
  return (
    <article class="board wide">
      <div class="head">
        <h1>{texts.title}</h1>
        {all && (
          <SprintChoice
            label={texts.which}
            none={texts.outside}
            sprints={all}
            value={shown?.sprintId ?? ''}
            choose={choose}
          />
        )}
        {mayWrite && shown !== null && shown.storyIds.length > 0 && (
          <RunOfSprint key={shown.sprintId} project={project} sprint={shown} />
        )}
      </div>
      {all === null && sprints.failed.value === null && <Loading />}
      {all === null && sprints.failed.value !== null && (
        <Failed error={sprints.failed.value} retry={sprints.again} />
      )}
      {all && (
        <Cards
          key={shown?.sprintId ?? outside}
          projectId={projectId}
          sprint={shown}
          people={people}
          mayWrite={mayWrite}
        />
      )}
    </article>
  )
}
