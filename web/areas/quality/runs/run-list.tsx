import { useEffect } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { may } from '../../../client/may.ts'
import { Button } from '../../../parts/button.tsx'
import type { OfProject } from '../../../parts/project-page.tsx'
import { isGoing } from '../../../parts/run/is-going.ts'
import { Empty, Failed, Loading } from '../../../parts/states.tsx'
import { usePages } from '../../../parts/use-pages.ts'
import { texts } from '../../../texts/en/quality-runs.ts'
import { words } from '../../../texts/en/quality.ts'
import { oneOf, runStatuses } from '../parts/types.ts'
import { type Query, useQuery } from '../../../parts/use-query.ts'
import { Filters } from './filters.tsx'
import { PassRate } from './pass-rate-plot.tsx'
import { RunTable } from './run-table.tsx'

const everyMs = 4000

function useRuns(projectId: string, { status: given, story = '', sprint = '' }: Query) {
  const status = oneOf(runStatuses, given)
  const list = usePages(
    async (from) => {
      const { executions, nextCursor } = await call('GET /api/qa/test-execution', {
        projectId,
        limit: 200,
        ...(status && { status }),
        ...(story && { storyId: story }),
        ...(sprint && { sprintId: sprint }),
        ...from,
      })
      return { items: executions, nextCursor }
    },
    [projectId, status, story, sprint],
  )
  const isAtWork = list.items.value?.some((run) => isGoing(run.status)) ?? false
  useEffect(() => {
    if (!isAtWork) return
    const timer = setInterval(() => void (document.hidden || list.refresh()), everyMs)
    return () => clearInterval(timer)
  }, [isAtWork, status, story, sprint])
  return list
}

/** The runs of a project: how they ended, and how that went over time. */
export function RunList({ project: { projectId }, role }: OfProject) {
  const { query, ask } = useQuery()
  const list = useRuns(projectId, query)
  const runs = list.items.value
  const isNarrowed = ['status', 'story', 'sprint'].some((name) => query[name])
  const mayWrite = may(role, 'member')
  const isEmpty = runs?.length === 0 && !isNarrowed && list.failed.value === null
  return (
    <div class="qa">
      <div class="head">
        <h1>{texts.title}</h1>
        {mayWrite && !isEmpty && <ToCases projectId={projectId} />}
      </div>
      {isEmpty ? (
        <Empty>
          <h2>{texts.none}</h2>
          <p>{mayWrite ? texts.noneHint : texts.noneForViewer}</p>
          {mayWrite && (
            <p class="actions">
              <ToCases projectId={projectId} />
            </p>
          )}
        </Empty>
      ) : (
        <>
          {runs && runs.length > 0 && <PassRate runs={runs} />}
          <Filters projectId={projectId} query={query} ask={ask} />
          {runs === null && list.failed.value === null && <Loading />}
          {runs?.length === 0 && (
            <Empty>
              <p>{texts.noneFound}</p>
              <Button small act={() => ask({ status: '', story: '', sprint: '' })}>
                {texts.showAll}
              </Button>
            </Empty>
          )}
          {runs && runs.length > 0 && <RunTable runs={runs} />}
          {list.failed.value !== null && <Failed error={list.failed.value} retry={list.refresh} />}
          {list.next.value !== null && list.failed.value === null && (
            <p class="qa-read-on">
              <Button small act={list.more}>
                {words.readOn}
              </Button>
            </p>
          )}
        </>
      )}
    </div>
  )
}

const ToCases = ({ projectId }: { projectId: string }) => (
  <a class="button primary" href={`/projects/${projectId}/cases`}>
    {texts.start}
  </a>
)
