import type { ComponentChildren } from 'preact'
import { Field } from '../../../parts/field.tsx'
import { Form, type Values } from '../../../parts/form.tsx'
import { texts } from '../../../texts/en/stories-documents.ts'
import type { Writing } from './use-writing.ts'
import { Working } from './working.tsx'
import { Written } from './written.tsx'

interface DocumentFormProps {
  kind: 'manual' | 'notes'
  projectId: string
  writing: Writing
  send: (values: Values) => Promise<unknown>
  /** What the document is of. */
  children: ComponentChildren
}

/** The form of a document, and below it what was written. */
export const DocumentForm = ({ kind, projectId, writing, send, children }: DocumentFormProps) => (
  <>
    <section class="panel" aria-label={texts[kind]}>
      <Form
        action={writing.document.value ? texts.again : texts.write[kind]}
        busy={texts.writing}
        label={texts[kind]}
        send={send}
      >
        <Field
          label={texts.name}
          name="title"
          hint={texts.nameHint[kind]}
          maxLength={300}
          autocomplete="off"
        />
        {children}
        <Working writing={writing} stage={texts.stage[kind]} />
      </Form>
    </section>
    {writing.document.value && (
      <Written key={kind} place={kind} projectId={projectId} document={writing.document.value} />
    )}
  </>
)
