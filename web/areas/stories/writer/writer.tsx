import { useEffect, useRef } from 'preact/hooks'
import { draftOf, keepDraft } from '../../../client/draft.ts'
import { announce } from '../../../parts/announce.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form } from '../../../parts/form.tsx'
import type { Project } from '../../../parts/project-page.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { texts } from '../../../texts/en/stories-writer.ts'
import { Results } from './results.tsx'
import { type Writing, draftPlace, useWriter } from './use-writer.ts'
import './writer.css'

/** The list takes its place as soon as the address names something else; there the keyboard goes on. */
const list = '#main'

interface WriterProps {
  project: Project
  /** Stories were stored in the project. */
  saved: () => Promise<void>
}

/** Writes stories from a text, shows what became of each sentence, and keeps those that are chosen. */
export function Writer({ project, saved }: WriterProps) {
  const writing = useWriter(project)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  async function save() {
    const count = await writing.save()
    toast(texts.saved(count))
    void saved()
    location.hash = list
  }
  return (
    <article class="writer">
      <p class="back">
        <a href={list}>{texts.toList}</a>
      </p>
      <h1 tabIndex={-1} ref={heading}>
        {texts.title}
      </h1>
      <p class="lead">{texts.lead}</p>
      <TextForm project={project} writing={writing} />
      {writing.result.value && <Results project={project} writing={writing} save={save} />}
    </article>
  )
}

function TextForm({ project: { projectId }, writing }: { project: Project; writing: Writing }) {
  const place = draftPlace(projectId)
  const kept = draftOf(place, ['requirements'])?.requirements
  const hasResult = writing.result.value !== null
  return (
    <details class="panel writer-text" open={!hasResult}>
      <summary>{hasResult ? texts.edit : texts.textTitle}</summary>
      <div
        onInput={({ target }) => {
          if (target instanceof HTMLTextAreaElement) keepDraft(place, { requirements: target.value })
        }}
      >
        <Form
          action={hasResult ? texts.writeAgain : texts.write}
          busy={texts.writing}
          label={texts.title}
          send={async ({ requirements = '', maxStories = '' }) => {
            // The service counts from the first letter on.
            await writing.write(requirements.trim(), Number(maxStories) || 50)
            announce(texts.found(writing.result.value?.answer.stories.length ?? 0))
          }}
        >
          <Field
            label={texts.text}
            name="requirements"
            lines={10}
            value={kept}
            placeholder={texts.placeholder}
            hint={texts.textHint}
            maxLength={200_000}
            required
          />
          <div class="writer-most">
            <Field
              label={texts.most}
              name="maxStories"
              type="number"
              inputMode="numeric"
              min={1}
              max={100}
              value="50"
              hint={texts.mostHint}
            />
          </div>
        </Form>
      </div>
    </details>
  )
}
