import { type Signal, useSignal } from '@preact/signals'
import { type Input, call } from '../../../client/call.ts'
import { draftOf, keepDraft } from '../../../client/draft.ts'
import { Refusal } from '../../../client/refusal.ts'
import { Choices, Field } from '../../../parts/field.tsx'
import type { Values } from '../../../parts/form.tsx'
import type { Project } from '../../../parts/project-page.tsx'
import { manual as words } from '../../../texts/en/stories-documents.ts'
import { StoryChoice } from './story-choice.tsx'
import { useWriting } from './use-writing.ts'
import { DocumentForm } from './document-form.tsx'

type Asked = Input<'POST /api/pm/docs/generate/user-manual'>
const typed = ['content', 'testResults'] as const

/** What a user manual is written from. */
export function ManualForm({ project }: { project: Project }) {
  const { projectId } = project
  const writing = useWriting()
  const from = useSignal<'project' | 'chosen'>('project')
  const chosen = useSignal<ReadonlySet<string>>(new Set())
  const send = (values: Values) => {
    const asked = askedOf(projectId, values, from.value === 'chosen' ? chosen.value : null)
    return writing.write((signal) => call('POST /api/pm/docs/generate/user-manual', asked, { signal }))
  }
  return (
    <DocumentForm kind="manual" projectId={projectId} writing={writing} send={send}>
      <Which projectId={projectId} from={from} chosen={chosen} />
      <Texts place={`manual of ${projectId}`} />
    </DocumentForm>
  )
}

function askedOf(
  projectId: string,
  { title, content, testResults }: Values,
  chosen: ReadonlySet<string> | null,
): Asked {
  if (chosen?.size === 0)
    throw new Refusal(400, {
      message: words.choose,
      details: [{ path: 'find', message: words.choose }],
    })
  return {
    projectId,
    ...(title && { title }),
    ...(chosen && { stories: [...chosen] }),
    ...(content && { content }),
    ...(testResults && { testResults }),
  }
}

interface WhichProps {
  projectId: string
  from: Signal<'project' | 'chosen'>
  chosen: Signal<ReadonlySet<string>>
}

const Which = ({ projectId, from, chosen }: WhichProps) => (
  <>
    <div
      onChange={({ target }) =>
        (from.value = (target as HTMLInputElement).value === 'chosen' ? 'chosen' : 'project')
      }
    >
      <Choices
        legend={words.which}
        name="from"
        options={[
          ['project', words.ofProject],
          ['chosen', words.chosen],
        ]}
        chosen={['project']}
      />
    </div>
    {from.value === 'chosen' && <StoryChoice projectId={projectId} chosen={chosen} />}
  </>
)

/** What people write or paste is kept against a reload. */
function Texts({ place }: { place: string }) {
  const kept = draftOf(place, typed)
  function keep({ currentTarget }: { currentTarget: HTMLElement }) {
    const textOf = (name: string) =>
      currentTarget.querySelector<HTMLTextAreaElement>(`[name=${name}]`)?.value ?? ''
    keepDraft(place, Object.fromEntries(typed.map((name) => [name, textOf(name)])))
  }
  return (
    <div class="document-texts" onInput={keep}>
      <Field
        label={words.content}
        name="content"
        lines={5}
        value={kept?.content}
        hint={words.contentHint}
        maxLength={200_000}
      />
      <Field
        label={words.results}
        name="testResults"
        lines={5}
        value={kept?.testResults}
        hint={words.resultsHint}
        maxLength={200_000}
      />
    </div>
  )
}
