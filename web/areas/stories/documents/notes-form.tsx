import { useSignal } from '@preact/signals'
import { type Input, call } from '../../../client/call.ts'
import { Choices, Field } from '../../../parts/field.tsx'
import type { Values } from '../../../parts/form.tsx'
import type { Project } from '../../../parts/project-page.tsx'
import { Failed, Loading } from '../../../parts/states.tsx'
import { texts as all } from '../../../texts/en/stories.ts'
import { texts as board } from '../../../texts/en/stories-board.ts'
import { notes as words } from '../../../texts/en/stories-documents.ts'
import type { Sprint } from '../parts/story.ts'
import { useSprints } from '../parts/use-sprints.ts'
import { useWriting } from './use-writing.ts'
import { DocumentForm } from './document-form.tsx'

type Asked = Input<'POST /api/pm/docs/generate/release-notes'>

/** What release notes are of. */
export function NotesForm({ project: { projectId } }: { project: Project }) {
  const writing = useWriting()
  const sprints = useSprints(projectId)
  const send = (values: Values) =>
    writing.write((signal) =>
      call('POST /api/pm/docs/generate/release-notes', askedOf(projectId, values), { signal }),
    )
  if (sprints.all.value === null)
    return sprints.failed.value === null ? (
      <Loading />
    ) : (
      <Failed error={sprints.failed.value} retry={sprints.again} />
    )
  return (
    <DocumentForm kind="notes" projectId={projectId} writing={writing} send={send}>
      <Period sprints={sprints.all.value} />
    </DocumentForm>
  )
}

const askedOf = (projectId: string, { title, sprintId, from, to }: Values): Asked => ({
  projectId,
  ...(title && { title }),
  ...(sprintId && { sprintId }),
  ...(from && { from }),
  ...(to && { to }),
})

function Period({ sprints }: { sprints: readonly Sprint[] }) {
  const of = useSignal<'sprint' | 'days'>('sprint')
  const bySprint = of.value === 'sprint' && sprints.length > 0
  return (
    <>
      {sprints.length === 0 ? (
        <p class="hint">{words.noSprints}</p>
      ) : (
        <div
          onChange={({ target }) =>
            (of.value = (target as HTMLInputElement).value === 'days' ? 'days' : 'sprint')
          }
        >
          <Choices
            legend={words.of}
            name="of"
            options={[
              ['sprint', words.sprint],
              ['days', words.days],
            ]}
            chosen={['sprint']}
          />
        </div>
      )}
      {bySprint ? (
        <Field
          key="sprint"
          label={words.which}
          name="sprintId"
          options={sprints.map(({ sprintId, name, status }) => [
            sprintId,
            board.sprint(name, all.sprintStatus[status]),
          ])}
        />
      ) : (
        <div class="document-days" key="days">
          <Field label={words.from} name="from" type="date" required />
          <Field label={words.to} name="to" type="date" hint={words.toHint} />
        </div>
      )}
    </>
  )
}
