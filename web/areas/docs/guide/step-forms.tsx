import type { ComponentChildren } from 'preact'
import type { Output } from '../../../client/call.ts'
import { texts } from '../../../texts/en/docs.ts'
import { Words } from './blocks.tsx'
import { marked } from './marked.ts'

type Section = Output<'GET /api/public/test-cases/steps/guide'>['sections'][number]
type Form = Section['forms'][number]

export const Marked = ({ text, class: kind }: { text: string; class?: string }) => (
  <p class={kind}>
    <Words of={marked(text)} />
  </p>
)

export const Entry = ({ told, children }: { told: ComponentChildren; children: ComponentChildren }) => (
  <div>
    <dt>{told}</dt>
    <dd>{children}</dd>
  </div>
)

const FormEntry = ({ goal, examples, testData, note }: Form) => (
  <Entry told={goal}>
    <ul class="examples">
      {examples.map((example) => (
        <li key={example}>
          <code>{example}</code>
        </li>
      ))}
    </ul>
    {testData && (
      <p class="hint">
        {texts.withTestData}
        <code>{testData}</code>
      </p>
    )}
    {note && <Marked class="hint" text={note} />}
  </Entry>
)

export const SectionOfForms = ({ id, title, notes, forms }: Section) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {notes.map((note) => (
      <Marked key={note} text={note} />
    ))}
    {forms.length > 0 && (
      <dl class="forms">
        {forms.map((form) => (
          <FormEntry key={form.goal} {...form} />
        ))}
      </dl>
    )}
  </section>
)
