import { useSignal } from '@preact/signals'
import type { Project } from '../../../parts/project-page.tsx'
import { Tabs } from '../../../parts/tabs.tsx'
import { texts } from '../../../texts/en/stories-documents.ts'
import { ManualForm } from './manual-form.tsx'
import { NotesForm } from './notes-form.tsx'

const kinds = ['manual', 'notes'] as const

/** Two documents that a project can be told in. Both stay there, so that whoever looks at the other one loses nothing. */
export function Documents({ project }: { project: Project }) {
  const now = useSignal<(typeof kinds)[number]>('manual')
  return (
    <article class="documents">
      <h1>{texts.title}</h1>
      <p class="lead">{texts.lead}</p>
      <Tabs
        label={texts.kinds}
        tabs={kinds.map((id) => ({ id, title: texts[id] }))}
        now={now.value}
        choose={(id) => (now.value = kinds.find((kind) => kind === id) ?? 'manual')}
      >
        <div hidden={now.value !== 'manual'}>
          <ManualForm project={project} />
        </div>
        <div hidden={now.value !== 'notes'}>
          <NotesForm project={project} />
        </div>
      </Tabs>
    </article>
  )
}
