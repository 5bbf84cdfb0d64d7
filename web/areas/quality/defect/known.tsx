import { defect as texts } from '../../../texts/en/quality-defects.ts'
import { Edited } from '../parts/edited.tsx'
import type { Defect } from '../parts/types.ts'
import type { Editing } from '../../../parts/editing/use-editing.ts'

type Text = 'title' | 'description' | 'stepsToReproduce' | 'resolution'

/** What is known of it, in words. */
export function Known({
  editing: { draft, write, faults },
  mayWrite,
}: {
  editing: Editing<Defect>
  mayWrite: boolean
}) {
  const text = (field: Text, most: number, hint = '') => (
    <Edited
      label={texts.fields[field] ?? field}
      value={draft.value[field]}
      write={mayWrite ? (typed) => write({ [field]: typed }) : undefined}
      lines={field === 'title' ? 1 : 2}
      most={most}
      hint={mayWrite ? hint : ''}
      fault={faults.value[field]}
    />
  )
  return (
    <section class="panel" aria-labelledby="qa-known">
      <h2 id="qa-known">{texts.what}</h2>
      {mayWrite && text('title', 300)}
      {text('description', 10_000)}
      {text('stepsToReproduce', 10_000)}
      {text('resolution', 10_000, texts.resolutionHint)}
    </section>
  )
}
