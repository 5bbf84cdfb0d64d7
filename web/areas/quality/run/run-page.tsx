import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { may } from '../../../client/may.ts'
import { lazyPart } from '../../../parts/lazy-part.tsx'
import type { OfProject } from '../../../parts/project-page.tsx'
import { ActsOfRun } from '../../../parts/run/acts.ts'
import { isGoing } from '../../../parts/run/is-going.ts'
import { sameConfig } from '../../../parts/run/settings.ts'
import { Loading } from '../../../parts/states.tsx'
import { useHash } from '../../../parts/use-hash.ts'
import { run as texts } from '../../../texts/en/quality-runs.ts'
import { Unread } from '../parts/gone.tsx'
import { runHref } from '../parts/links.tsx'
import { startRun } from '../../../parts/run/start/start-run.ts'
import type { RunResults } from '../parts/types.ts'
import { AboutRun } from './about-run.tsx'
import { actsOfProject } from './acts-of-project.ts'
import { AgainDialog } from './again-dialog.tsx'
import { lookedAt } from './looked.ts'
import { useListed } from './use-listed.ts'
import { useRun } from './use-run.ts'

const Live = lazyPart(() => import('../../../parts/run/live.tsx').then((file) => file.Live))
const Report = lazyPart(() => import('./report.tsx').then((file) => file.ReportOfProject))

interface RunPageProps extends OfProject {
  executionId: string
}

export function RunPage({ project, role, executionId }: RunPageProps) {
  const { run, results } = useRun(executionId)
  const place = lookedAt(useHash())
  const [now, execution, failure] = [results.value, run.execution.value, run.failure.value]
  const listed = useListed(project.projectId, executionId, {
    isOver: execution !== null && !isGoing(execution.status),
    ended: run.read,
  })
  const { again, asked, close } = useAgain(now, project.organizationId, listed)
  if (!now || !execution)
    return failure === null ? (
      <Loading />
    ) : (
      <Unread {...texts} error={failure} again={run.read} href={`/projects/${project.projectId}/runs`} />
    )
  const acts = actsOfProject({ results: now, mayWrite: may(role, 'member'), again })
  return (
    <ActsOfRun.Provider value={acts}>
      <AboutRun run={listed} total={now.planned.length} />
      {isGoing(execution.status) ? (
        <Live run={run} execution={execution} />
      ) : (
        <Report results={now} place={place} renew={run.read} />
      )}
      {asked.value && <AgainDialog project={project} testCaseIds={asked.value} close={close} />}
    </ActsOfRun.Provider>
  )
}

/** Plays cases of the run once more, set up in the same way. Where that needs a secret, which nobody tells a page, it is asked for. */
function useAgain(results: RunResults | null, organizationId: string, listed: ReturnType<typeof useListed>) {
  const { route } = useLocation()
  const asked = useSignal<string[] | null>(null)
  async function again(testCases: string[]) {
    const config = results && sameConfig(results)
    if (!config) return void (asked.value = testCases)
    const { projectId } = results
    const { name = '', environment = null, storyId = null, sprintId = null } = listed ?? {}
    const autoCreateDefects = listed?.autoCreateDefects ?? false
    const setUp = { name, environment, storyId, sprintId, autoCreateDefects, parallel: 1 }
    route(runHref(projectId, await startRun({ projectId, organizationId, testCases, ...setUp }, config)))
  }
  return { again, asked, close: () => void (asked.value = null) }
}
