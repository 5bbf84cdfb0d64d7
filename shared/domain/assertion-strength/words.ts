import { capital } from '../english/capital.ts'
import type { Check, Target } from '../prose-steps/types.ts'
import { isDenial } from './denials.ts'
import type { Fault, FaultKind } from '../prose-steps/faults/faults.ts'
import type { Survivor } from './summary.ts'

/** The report of a fault that a check did not notice, in words for the author of the step; `place` is where that stands which it expects. */
export function survivorOf(
  check: Check,
  fault: Pick<Fault, 'kind' | 'to'> & Partial<Fault>,
  place?: Target,
): Survivor {
  return {
    check: subject(check),
    fault: fault.kind,
    description: `${what(check, fault)} and the step still passed.`,
    hint: (fault.kind === 'element_moved' && placed(check, place)) || hint(check, fault),
  }
}

/** What a check is about, as people would name it. */
export function subject({ kind, target, expected, texts }: Check): string {
  if (kind === 'assert_url') return `the address “${expected ?? ''}”`
  if (kind === 'assert_title') return `the title “${expected ?? ''}”`
  if (kind === 'assert_loaded') return 'the page'
  if (kind === 'assert_order') return `the order of ${(texts ?? []).map((text) => `“${text}”`).join(', ')}`
  if (kind === 'assert_entries')
    return texts
      ? `the only entries “${expected ?? ''}”`
      : `every ${target?.role ?? 'entry'} “${expected ?? ''}”`
  if (kind === 'assert_collection') return `the collection “${expected ?? ''}”`
  if (kind === 'assert_status') return `the HTTP status ${expected ?? ''}`
  const place = target && kind !== 'assert_text' ? named(target) : ''
  const quoted = expected === undefined || expected === '' ? '' : `“${expected}”`
  const observed = {
    assert_download: 'the download',
    assert_console: 'the console',
    assert_tab: 'the new tab',
  }
  const noun = observed[kind as keyof typeof observed] ?? (kind === 'assert_dialog' ? 'the dialog' : place)
  return [noun, quoted].filter((part) => part !== '').join(' ') || 'the page'
}

function named({ role, name, nth }: Target): string {
  const kind = role ?? ''
  if (name === undefined) return `the ${nth === -1 ? 'last ' : ''}${kind === '' ? 'element' : kind}`
  return `the ${kind === '' ? '' : `${kind} `}“${name}”`
}

const verbs: Record<FaultKind, string> = {
  text_changed: 'was worded differently',
  element_removed: 'was removed',
  element_moved: 'was moved to another place of the page',
  count_changed: 'was changed in number',
  value_changed: 'was given another value',
  state_changed: 'was given another state',
  address_changed: 'was changed',
  unwanted_added: 'was put on the page',
  held_before: 'was so before',
}

function what(check: Check, { kind, operator, to }: Partial<Fault> & { kind: FaultKind }): string {
  const name = subject(check)
  const start = capital(name)
  if (operator === 'carry_address')
    return `Another page was in front whose address only mentions “${check.expected ?? ''}”,`
  if (operator === 'alter_beside') return `The value beside ${name} was changed`
  if (kind === 'held_before') return `${start}: this was so before the step did anything,`
  if (kind === 'count_changed') return `${start}: there were ${to ?? ''} of them`
  if (operator === 'set_text' && to !== undefined && !check.negated)
    return `${start} was given the value “${to}”`
  return `${start} ${verbs[kind]}`
}

function hint(check: Check, { kind, operator }: Partial<Fault> & { kind: FaultKind }): string {
  if (kind === 'held_before') return changeFor(check)
  if (operator === 'carry_address') return `Say the whole address: The URL is "${check.expected ?? ''}".`
  if (operator === 'alter_beside') return `Say what the value must be: The "${check.expected ?? ''}" is "…".`
  if (kind === 'element_moved' && check.kind === 'assert_labelled')
    return `Put the label in quotes, as it stands on the page: The "…" is "${check.expected ?? ''}".`
  if (kind === 'element_moved')
    return 'Say where it must stand: … is shown in the "…" section, in the row "…", or next to the "…" field.'
  if (kind === 'element_removed' && check.negated)
    return `Expect also that it is there: ${subject(check)} is shown.`
  if (kind === 'text_changed' || kind === 'element_removed')
    return 'The page shows it more than once. Say which one is meant: in the row "…", in the "…" section, the heading "…".'
  return 'Say more exactly what must be seen.'
}

const ownChange: Partial<Record<Check['kind'], string>> = {
  assert_url: 'The URL has changed',
  assert_labelled: 'The "…" has changed',
  assert_number: 'The "…" increases by 1',
  assert_cell: 'The "…" of the row "…" has changed',
  assert_value: 'The "…" field has changed',
}

/** What to expect of a step whose check would hold without it. */
function changeFor(check: Check): string {
  if (isDenial(check)) return 'Expect also what the step brings about: "…" is shown, or The "…" has changed.'
  const own = ownChange[check.kind]
  const change = own
    ? `Expect what this step changes: ${own}.`
    : 'Expect what was not so before: a message that appears, a value that changes (The "…" has changed).'
  return `${change} If it is meant to stay as it is, say so with “still”.`
}

const places: Record<string, string> = {
  region: 'section',
  table: 'table',
  form: 'form',
  dialog: 'dialog',
  alertdialog: 'dialog',
  iframe: 'frame',
}

/** An expected text with the place where it stands, in a sentence that can be read; empty where a check names a place itself, or there is none. */
function placed({ kind, expected = '', target, exact }: Check, place: Target | undefined): string {
  if (kind !== 'assert_text' || target || !place) return ''
  const quote = (text = '') => `"${text.replaceAll(/["\\]/g, '\\$&')}"`
  const noun = places[place.role ?? '']
  const where = place.role === 'row' ? `row ${quote(place.name)}` : noun && `${quote(place.name)} ${noun}`
  if (!where) return ''
  return `Say where it must stand: ${exact ? 'The message ' : ''}${quote(expected)} is shown in the ${where}.`
}
