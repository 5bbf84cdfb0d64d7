import { useSignal } from '@preact/signals'
import { type Input, call } from '../../../client/call.ts'
import { may } from '../../../client/may.ts'
import { type Kind, saveAsRead } from '../../../client/save-as-read.ts'
import { Clashes } from '../../../parts/editing/clashes.tsx'
import { SaveBar } from '../../../parts/editing/save-bar.tsx'
import { useEditing } from '../../../parts/editing/use-editing.ts'
import type { OfProject } from '../../../parts/project-page.tsx'
import { usePages } from '../../../parts/use-pages.ts'
import { texts } from '../../../texts/en/quality-case.ts'
import { words } from '../../../texts/en/quality.ts'
import { History } from '../parts/history.tsx'
import { said } from '../parts/told.ts'
import type { StoredCase } from '../parts/types.ts'
import { useStories, useTeam } from '../parts/use-known.ts'
import { CaseDefects } from './case-defects.tsx'
import { CaseRuns } from './case-runs.tsx'
import { Content } from './content.tsx'
import { caseFields, sent } from './fields.ts'
import { Heading } from './heading.tsx'
import { Properties } from './properties.tsx'

/** How cases are read and written. */
const cases: Kind<StoredCase, Partial<StoredCase>> = {
  read: ({ id }) => call('GET /api/qa/test-cases/{testCaseId}', { testCaseId: id }),
  write: ({ id }, change, ifMatch) => {
    const input = { testCaseId: id, ...change } as Input<'PUT /api/qa/test-cases/{testCaseId}'>
    return call('PUT /api/qa/test-cases/{testCaseId}', input, { ifMatch })
  },
  stale: 'test_cases.stale',
  watched: caseFields,
}

const nameOf = (field: string) => texts.fields[field] ?? field

interface CasePageProps extends OfProject {
  first: StoredCase
}

/** A case with what is edited of it, its runs, its defects and its history. */
export function CasePage({ project, role, first }: CasePageProps) {
  const { id: testCaseId, projectId } = first
  const turn = useSignal(0)
  const editing = useEditing({
    draft: `case ${testCaseId}`,
    first,
    fields: caseFields,
    async save(read, change) {
      const saved = await saveAsRead(read, () => sent(change), cases)
      turn.value++
      return saved
    },
  })
  const stories = useStories(projectId)
  const team = useTeam(project.organizationId)
  const history = usePages(
    async (from) => {
      const route = 'GET /api/qa/test-cases/{testCaseId}/history'
      const { changes, nextCursor } = await call(route, { testCaseId, limit: 20, ...from })
      return { items: changes, nextCursor }
    },
    [testCaseId, turn.value],
  )
  const mayWrite = may(role, 'member')
  const wordOf = (field: string, value: unknown) => {
    if (field === 'priority') return words.priorities[value as keyof typeof words.priorities]
    if (field === 'type') return words.types[value as keyof typeof words.types]
    if (field !== 'storyId' || typeof value !== 'string') return undefined
    const story = stories.find(({ storyId }) => storyId === value)
    return story && words.story(story.number, story.title)
  }
  return (
    <div class="qa">
      <Heading editing={editing} project={project} mayWrite={mayWrite} />
      <Clashes
        editing={editing}
        nameOf={nameOf}
        say={(field, value) => wordOf(field, value) ?? said(value)}
      />
      <div class="columns aside-end">
        <Content editing={editing} mayWrite={mayWrite} />
        <Properties editing={editing} stories={stories} mayWrite={mayWrite} />
      </div>
      {mayWrite && <SaveBar editing={editing} />}
      <CaseRuns of={editing.base.value} />
      <CaseDefects of={editing.base.value} />
      <History list={history} team={team} names={texts.fields} wordOf={wordOf} />
    </div>
  )
}
