import { useSignal } from '@preact/signals'
import { type Input, call } from '../../../client/call.ts'
import { may } from '../../../client/may.ts'
import type { OfProject } from '../../../parts/project-page.tsx'
import { usePages } from '../../../parts/use-pages.ts'
import { texts } from '../../../texts/en/quality-case.ts'
import { words } from '../../../texts/en/quality.ts'
import { Clashes } from '../parts/clashes.tsx'
import { History } from '../parts/history.tsx'
import { SaveBar } from '../parts/save-bar.tsx'
import type { StoredCase } from '../parts/types.ts'
import { useEditing } from '../parts/use-editing.ts'
import { useStories, useTeam } from '../parts/use-known.ts'
import { CaseDefects } from './case-defects.tsx'
import { CaseRuns } from './case-runs.tsx'
import { Content } from './content.tsx'
import { caseFields, sent } from './fields.ts'
import { Heading } from './heading.tsx'
import { Properties } from './properties.tsx'

const nameOf = (field: string) => texts.fields[field] ?? field

interface CasePageProps extends OfProject {
  first: StoredCase
}

/** A case with what is edited of it, its runs, its defects and its history. */
export function CasePage({ project, role, first }: CasePageProps) {
  const { id: testCaseId, projectId } = first
  const turn = useSignal(0)
  const editing = useEditing({
    name: `case ${testCaseId}`,
    first,
    fields: caseFields,
    read: () => call('GET /api/qa/test-cases/{testCaseId}', { testCaseId }),
    async send(change, ifMatch) {
      const input = { testCaseId, ...sent(change) } as Input<'PUT /api/qa/test-cases/{testCaseId}'>
      const saved = await call('PUT /api/qa/test-cases/{testCaseId}', input, { ifMatch })
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
      <Clashes clashes={editing.clashes.value} nameOf={nameOf} wordOf={wordOf} choose={editing.choose} />
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
