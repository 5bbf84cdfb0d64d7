import { useSignal } from '@preact/signals'
import { call } from '../../../client/call.ts'
import { may } from '../../../client/may.ts'
import type { OfProject } from '../../../parts/project-page.tsx'
import { caseTypes, casePriorities, oneOf } from '../parts/types.ts'
import { useAll } from '../parts/use-all.ts'
import { useStories } from '../parts/use-known.ts'
import { type Query, useQuery } from '../parts/use-query.ts'
import { CaseTable } from './case-table.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { Dialogs, type DialogName } from './dialogs.tsx'
import { NoCases } from './empty.tsx'
import { Filters } from './filters.tsx'
import { Heading } from './heading.tsx'
import { useMarks } from './marks.ts'
import { isShown, shows } from './shown.ts'

const page = (projectId: string, query: Query, from: { cursor?: string }) => {
  const [type, priority] = [oneOf(caseTypes, query['type']), oneOf(casePriorities, query['priority'])]
  return call('GET /api/qa/test-cases', {
    projectId,
    limit: 100,
    ...(query['story'] && { storyId: query['story'] }),
    ...(query['tag'] && { tag: query['tag'] }),
    ...(type && { type }),
    ...(priority && { priority }),
    ...from,
  })
}

/** The cases of a project: found, chosen, and what is done with those that are chosen. */
export function CaseList({ project, role }: OfProject) {
  const { projectId } = project
  const { query, ask } = useQuery()
  const { story = '', tag = '', type = '', priority = '', requirement = '' } = query
  const show = oneOf(shows, query['show']) ?? ''
  const list = useAll(
    async (from) => {
      const { testCases, nextCursor } = await page(projectId, query, from)
      return { items: testCases, nextCursor }
    },
    [projectId, story, tag, type, priority],
  )
  const stories = useStories(projectId)
  const turn = useSignal(0)
  const marks = useMarks(projectId, turn.value)
  const chosen = useSignal<ReadonlySet<string>>(new Set())
  const dialog = useSignal<DialogName | null>(null)
  const all = list.items.value
  const shown = (all ?? []).filter(
    (one) => isShown(one, show, marks) && (requirement === '' || one.requirementRef === requirement),
  )
  const picked = shown.filter(({ id }) => chosen.value.has(id))
  const isNarrowed = [story, tag, type, priority, show, requirement].some((one) => one !== '')
  const mayWrite = may(role, 'member')
  const isEmpty = all?.length === 0 && !isNarrowed && list.failed.value === null
  async function renew() {
    chosen.value = new Set()
    turn.value++
    await list.refresh()
  }
  return (
    <div class="qa">
      <Heading mayWrite={mayWrite} isEmpty={isEmpty} open={(name) => (dialog.value = name)} />
      {isEmpty ? (
        <NoCases {...(mayWrite && { open: (name: DialogName) => (dialog.value = name) })} />
      ) : (
        <>
          <Filters query={query} ask={ask} stories={stories} />
          <CaseTable
            project={project}
            list={list}
            shown={shown}
            stories={stories}
            marks={marks}
            chosen={chosen}
            {...(isNarrowed && {
              showAll: () => ask({ story: '', tag: '', type: '', priority: '', show: '', requirement: '' }),
            })}
          />
        </>
      )}
      <ChosenBar
        picked={picked}
        chosen={chosen}
        mayWrite={mayWrite}
        open={(name) => (dialog.value = name)}
        renew={renew}
      />
      <Dialogs
        open={dialog}
        project={project}
        stories={stories}
        cases={picked.length > 0 ? picked : shown}
        isChosen={picked.length > 0}
        renew={renew}
      />
    </div>
  )
}
