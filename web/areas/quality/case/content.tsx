import { steps as stepTexts, texts } from '../../../texts/en/quality-case.ts'
import { EvidenceLine } from '../../../parts/evidence/evidence-line.tsx'
import { Edited } from '../parts/edited.tsx'
import type { StoredCase } from '../parts/types.ts'
import type { Editing } from '../../../parts/editing/use-editing.ts'
import { type TextField, linesOf, textChange } from './fields.ts'
import { Automation } from './automation.tsx'
import { Steps } from './steps.tsx'

interface ContentProps {
  editing: Editing<StoredCase>
  mayWrite: boolean
}

/** What the case does: title, what comes before, its steps, and what is expected. */
export function Content({ editing, mayWrite }: ContentProps) {
  const { draft, write, faults, base } = editing
  const now = draft.value
  const text = (field: TextField, most: number, about: { lines?: number; isCode?: boolean } = {}) => (
    <Edited
      label={texts.fields[field] ?? field}
      value={now[field] ?? ''}
      write={mayWrite ? (typed) => write(textChange(field, typed)) : undefined}
      most={most}
      fault={faults.value[field]}
      {...about}
    />
  )
  const list = (field: 'preconditions' | 'postconditions') => (
    <Edited
      label={texts.fields[field] ?? field}
      value={(now[field] ?? []).join('\n')}
      write={mayWrite ? (typed) => write({ [field]: linesOf(typed) }) : undefined}
      lines={1}
      most={20_000}
      hint={mayWrite ? texts.linesHint : ''}
      fault={faults.value[field]}
    />
  )
  return (
    <section class="panel" aria-labelledby="qa-content">
      <h2 id="qa-content">{texts.content}</h2>
      <EvidenceLine of={base.value} />
      {mayWrite && text('title', 1000, { lines: 1 })}
      {text('description', 10_000, { lines: 1 })}
      {list('preconditions')}
      <h3>{texts.fields['steps']}</h3>
      {now.steps.length === 0 && <p class="hint">{stepTexts.none}</p>}
      <Steps editing={editing} mayWrite={mayWrite} />
      {text('expectedResult', 10_000, { lines: 1 })}
      <Automation of={base.value} isOutdated={now.steps !== base.value.steps} />
      <details open={now.gherkin !== undefined || (now.postconditions ?? []).length > 0}>
        <summary>{texts.rest}</summary>
        <div>
          {text('gherkin', 50_000, { lines: 2, isCode: true })}
          {list('postconditions')}
        </div>
      </details>
    </section>
  )
}
