import { useSignal } from '@preact/signals'
import { may } from '../../../client/may.ts'
import { Button } from '../../../parts/button.tsx'
import type { OfProject } from '../../../parts/project-page.tsx'
import { Empty, Failed, Loading } from '../../../parts/states.tsx'
import { texts } from '../../../texts/en/stories-planning.ts'
import { firstSprint } from '../board/columns.ts'
import { SprintChoice } from '../parts/sprint-choice.tsx'
import { useSprints } from '../parts/use-sprints.ts'
import { NewSprint } from './new-sprint.tsx'
import { SprintPlanned } from './sprint-planned.tsx'

/** Sprints, and what each has room for. Which one is shown stands in the address. */
export function Planning({ project, role }: OfProject) {
  const { projectId } = project
  const sprints = useSprints(projectId)
  const isCreating = useSignal(false)
  const asked = useSignal(new URLSearchParams(location.search).get('sprint') ?? '')
  const mayWrite = may(role, 'member')
  const all = sprints.all.value
  const shown =
    all?.find(({ sprintId }) => sprintId === asked.value) ?? (all ? (firstSprint(all) ?? all[0]) : undefined)
  function choose(sprintId: string) {
    asked.value = sprintId
    history.replaceState(history.state, '', `${location.pathname}?sprint=${encodeURIComponent(sprintId)}`)
  }
  const create = () => void (isCreating.value = true)
  return (
    <article class="planning">
      <div class="head">
        <h1>{texts.title}</h1>
        {all && shown && (
          <SprintChoice label={texts.which} sprints={all} value={shown.sprintId} choose={choose} />
        )}
        {mayWrite && shown && <Button act={create}>{texts.newSprint}</Button>}
      </div>
      {all === null && sprints.failed.value === null && <Loading />}
      {sprints.failed.value !== null && <Failed error={sprints.failed.value} retry={sprints.again} />}
      {all?.length === 0 && <NoSprint {...(mayWrite && { create })} />}
      {shown && (
        <SprintPlanned
          key={shown.sprintId}
          project={project}
          sprint={shown}
          sprints={sprints}
          mayWrite={mayWrite}
        />
      )}
      {mayWrite && (
        <NewSprint
          project={project}
          isOpen={isCreating.value}
          close={() => void (isCreating.value = false)}
          created={(sprint) => {
            sprints.put(sprint)
            choose(sprint.sprintId)
          }}
        />
      )}
    </article>
  )
}

const NoSprint = ({ create }: { create?: () => void }) => (
  <Empty>
    <h2>{texts.none}</h2>
    <p>{create ? texts.noneHint : texts.noneForViewer}</p>
    {create && (
      <p class="actions">
        <Button kind="primary" act={create}>
          {texts.createFirst}
        </Button>
      </p>
    )}
  </Empty>
)
