import { useSignal } from '@preact/signals'
import { call } from '../../../client/call.ts'
import { may } from '../../../client/may.ts'
import type { OfProject } from '../../../parts/project-page.tsx'
import { caseTypes, casePriorities, oneOf } from '../parts/types.ts'
import { useAll } from '../parts/use-all.ts'
import { useStories } from '../parts/use-known.ts'
import { type Query, useQuery } from '../../../parts/use-query.ts'
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

const useCases = (projectId: string, query: Query) =>
  useAll(
    async (from) => {
      const { testCases, nextCursor } = await page(projectId, query, from)
      return { items: testCases, nextCursor }
    },
    [projectId, query['story'], query['tag'], query['type'], query['priority']],
  )

const narrowing = ['story', 'tag', 'type', 'priority', 'show', 'requirement'] as const

/** The cases that the address asks for, those that are chosen of them, and the dialog that is open. */
function useCaseList(projectId: string, query: Query) {
  const list = useCases(projectId, query)
  const turn = useSignal(0)
  const marks = useMarks(projectId, turn.value)
  const chosen = useSignal<ReadonlySet<string>>(new Set())
  const dialog = useSignal<DialogName | null>(null)
  const show = oneOf(shows, query['show']) ?? ''
  const { requirement = '' } = query
  const shown = (list.items.value ?? []).filter(
    (one) =>
      isShown(one, show, marks) &&
      (requirement === '' ||
        one.requirementRef === requirement ||
        one.requirementRefs?.includes(requirement)),
  )
  async function renew() {
    chosen.value = new Set()
    turn.value++
    await list.refresh()
  }
  return { list, marks, chosen, dialog, shown, renew }
}

/** The cases of a project: found, chosen, and what is done with those that are chosen. */
export function CaseList({ project, role }: OfProject) {
  const { projectId } = project
  const { query, ask } = useQuery()
  const { list, marks, chosen, dialog, shown, renew } = useCaseList(projectId, query)
  const stories = useStories(projectId)
  const picked = shown.filter(({ id }) => chosen.value.has(id))
  const isNarrowed = narrowing.some((name) => query[name])
  const mayWrite = may(role, 'member')
  const isEmpty = list.items.value?.length === 0 && !isNarrowed && list.failed.value === null
  const open = (name: DialogName) => void (dialog.value = name)
  return (
    <div class="qa">
      <Heading mayWrite={mayWrite} isEmpty={isEmpty} open={open} />
      {isEmpty ? (
        <NoCases {...(mayWrite && { open })} />
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
              showAll: () => ask(Object.fromEntries(narrowing.map((name) => [name, '']))),
            })}
          />
        </>
      )}
      <ChosenBar picked={picked} chosen={chosen} mayWrite={mayWrite} open={open} renew={renew} />
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
