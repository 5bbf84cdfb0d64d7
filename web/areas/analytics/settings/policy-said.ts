import { texts as editing } from '../../../texts/en/editing.ts'
import { policy as texts } from '../../../texts/en/analytics-settings.ts'
import type { PolicyChange } from './change.ts'

type Field = keyof PolicyChange
type Value = PolicyChange[Field]

const names: Readonly<Record<Field, string>> = { ...texts, ...texts.promiseNames }
const options: Readonly<Partial<Record<Field, Readonly<Record<string, string>>>>> = {
  ipHandling: texts.ipHandlings,
  visitorPeriod: texts.periods,
  replayMasking: texts.maskings,
}

/** A field of a policy and two versions of it, in the words of the page. */
export const policySaid = (field: Field, { mine, theirs }: { mine: Value; theirs: Value }) => ({
  name: names[field],
  mine: said(field, mine),
  theirs: said(field, theirs),
})

function said(field: Field, value: Value): string {
  if (typeof value === 'boolean') return value ? texts.chosen : texts.notChosen
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  return options[field]?.[text] ?? (text || editing.emptied)
}
