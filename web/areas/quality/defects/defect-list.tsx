import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { call } from '../../../client/call.ts'
import { may } from '../../../client/may.ts'
import { Button } from '../../../parts/button.tsx'
import { lazyPart } from '../../../parts/lazy-part.tsx'
import type { OfProject } from '../../../parts/project-page.tsx'
import { Empty, Failed, Loading } from '../../../parts/states.tsx'
import { texts } from '../../../texts/en/quality-defects.ts'
import { ReadOn } from '../parts/read-on.tsx'
import { defectStatuses, oneOf, severities } from '../parts/types.ts'
import { useAll } from '../parts/use-all.ts'
import { useTeam } from '../parts/use-known.ts'
import { type Query, useQuery } from '../../../parts/use-query.ts'
import { DefectTable } from './defect-table.tsx'
import { Filters } from './filters.tsx'
import { isShown, shows } from './shown.ts'

const ReportDialog = lazyPart(() => import('./report-dialog.tsx').then((file) => file.ReportDialog))

const page = (projectId: string, query: Query, from: { cursor?: string }) => {
  const [status, severity] = [oneOf(defectStatuses, query['status']), oneOf(severities, query['severity'])]
  return call('GET /api/qa/defects', {
    projectId,
    limit: 100,
    ...(status && { status }),
    ...(severity && { severity }),
    ...(query['assignee'] && { assignee: query['assignee'] }),
    ...(query['story'] && { storyId: query['story'] }),
    ...from,
  })
}

const useDefects = (projectId: string, query: Query) =>
  useAll(
    async (from) => {
      const { defects, nextCursor } = await page(projectId, query, from)
      return { items: defects, nextCursor }
    },
    [projectId, query['status'], query['severity'], query['assignee'], query['story']],
  )

const narrowing = ['status', 'severity', 'assignee', 'story', 'show'] as const

/** The defects of a project, found by how they stand, and reported by hand. */
export function DefectList({ project, role }: OfProject) {
  const { projectId, organizationId } = project
  const { query, ask } = useQuery()
  const of = query['new']
  const reporting = useSignal<'no' | 'open' | 'closed'>(of === undefined ? 'no' : 'open')
  const list = useDefects(projectId, query)
  const team = useTeam(organizationId)
  const show = oneOf(shows, query['show']) ?? ''
  const all = list.items.value
  const shown = (all ?? []).filter((defect) => isShown(defect, show))
  const isNarrowed = narrowing.some((name) => query[name])
  const mayWrite = may(role, 'member')
  const isEmpty = all?.length === 0 && !isNarrowed && list.failed.value === null
  const report = (
    <Button kind="primary" act={() => void (reporting.value = 'open')}>
      {texts.report}
    </Button>
  )
  return (
    <div class="qa">
      <div class="head">
        <h1>{texts.title}</h1>
        {mayWrite && !isEmpty && report}
      </div>
      {isEmpty ? (
        <NoDefects>{mayWrite && report}</NoDefects>
      ) : (
        <>
          <Filters projectId={projectId} query={query} ask={ask} team={team} />
          {all === null && list.failed.value === null && <Loading />}
          {all === null && list.failed.value !== null && (
            <Failed error={list.failed.value} retry={list.refresh} />
          )}
          {all !== null && shown.length === 0 && !list.isReading && (
            <Empty>
              <p>{texts.noneFound}</p>
              <Button small act={() => ask(Object.fromEntries(narrowing.map((name) => [name, ''])))}>
                {texts.showAll}
              </Button>
            </Empty>
          )}
          {shown.length > 0 && <DefectTable shown={shown} team={team} />}
          {all !== null && <ReadOn list={list} />}
        </>
      )}
      {mayWrite && reporting.value !== 'no' && (
        <ReportDialog
          isOpen={reporting.value === 'open'}
          close={() => {
            reporting.value = 'closed'
            ask({ new: '' })
          }}
          project={project}
          testCaseId={of}
        />
      )}
    </div>
  )
}

/** The project has no defect; the content is what reports one, left out for who may not. */
const NoDefects = ({ children }: { children: ComponentChildren }) => (
  <Empty>
    <h2>{texts.none}</h2>
    <p>{children ? texts.noneHint : texts.noneForViewer}</p>
    {children && <p class="actions">{children}</p>}
  </Empty>
)
