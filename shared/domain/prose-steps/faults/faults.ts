import type { Check } from '../types.ts'
import { beyondCount, beyondNumber } from './limits.ts'

/** The kinds of page faults, as they are reported. */
export type FaultKind =
  | 'text_changed'
  | 'element_removed'
  | 'element_moved'
  | 'count_changed'
  | 'value_changed'
  | 'state_changed'
  | 'address_changed'
  /** Something that must not be there appears: how a check that denies is tried. */
  | 'unwanted_added'
  /** The step does nothing: its check was true before its actions already. */
  | 'held_before'

/** How a fault is put into the page. */
export type Operator =
  | 'alter_text'
  | 'alter_name'
  | 'alter_beside'
  | 'set_text'
  | 'set_number'
  | 'remove'
  | 'move'
  | 'add'
  | 'set_count'
  | 'alter_value'
  | 'set_value'
  | 'flip_state'
  | 'alter_attribute'
  | 'set_attribute'
  | 'alter_title'
  | 'alter_address'
  | 'carry_address'
  | 'set_address'
  | 'blank'

/** One fault for one check. */
export interface Fault {
  kind: FaultKind
  operator: Operator
  /** The text, value, number or address that takes the place of what is there. */
  to?: string
}

/** What changes in what the run has seen: a check of downloads, answers, tabs, the console or a browser dialog is tried without the page. */
export interface ObservedFault {
  kind: FaultKind
  change: 'remove' | 'alter' | 'add'
}

const removed: Fault = { kind: 'element_removed', operator: 'remove' }
const moved: Fault = { kind: 'element_moved', operator: 'move' }
const flipped: Fault = { kind: 'state_changed', operator: 'flip_state' }
const added: Fault = { kind: 'unwanted_added', operator: 'add' }
const textChanged: Fault = { kind: 'text_changed', operator: 'alter_text' }
const valueChanged: Fault = { kind: 'value_changed', operator: 'alter_value' }

const beside: Fault = { kind: 'value_changed', operator: 'alter_beside' }
const nameChanged: Fault = { kind: 'text_changed', operator: 'alter_name' }
const attributeChanged: Fault = { kind: 'value_changed', operator: 'alter_attribute' }
const attributeGone: Fault = { kind: 'element_removed', operator: 'set_attribute' }
const addressChanged: Fault = { kind: 'address_changed', operator: 'alter_address' }
const addressCarried: Fault = { kind: 'element_moved', operator: 'carry_address' }

const setText = (to: string): Fault => ({ kind: 'value_changed', operator: 'set_text', to })
const setNumber = (to: string): Fault => ({ kind: 'value_changed', operator: 'set_number', to })
const setValue = (to: string): Fault => ({ kind: 'value_changed', operator: 'set_value', to })
const setAttribute = (to: string): Fault => ({ kind: 'value_changed', operator: 'set_attribute', to })
const setAddress = (to: string): Fault => ({ kind: 'address_changed', operator: 'set_address', to })

// The other end of the page may be on the same side of a table.
const isSide = (target: Check['target']) => target?.role === 'above' || target?.role === 'below'

type Rule = (check: Check, expected: string) => Fault[]

const rules: Partial<Record<Check['kind'], Rule>> = {
  assert_text: (check, expected) =>
    check.negated
      ? [added]
      : // A number that stands beside a quoted label is what the label is shown for.
        [
          textChanged,
          removed,
          ...(isSide(check.target) ? [] : [moved]),
          ...(/\d/.test(expected) ? [] : [beside]),
        ],
  assert_visible: (check, expected) => {
    if (check.negated) return [added]
    const { name, role, within } = check.target ?? {}
    const named = expected !== '' ? [textChanged] : name === undefined ? [] : [nameChanged]
    const placed = role !== 'dialog' && (within !== undefined || role === 'heading' || role === 'img')
    return [...named, removed, ...(placed && name !== undefined ? [moved] : [])]
  },
  assert_dialog: (check, expected) =>
    check.negated ? [added] : [...(expected === '' ? [] : [textChanged]), removed],
  assert_value: (check, expected) => (check.negated ? [setValue(expected)] : [valueChanged, removed]),
  assert_checked: () => [flipped, removed],
  assert_enabled: () => [flipped, removed],
  assert_state: () => [flipped, removed],
  assert_focused: (check) => (check.negated ? [] : [removed]),
  assert_attribute: (check, expected) => {
    if (check.negated) return [setAttribute(expected)]
    return [...(expected === '' ? [] : [attributeChanged]), attributeGone, removed]
  },
  assert_link: (check, expected) => (check.negated ? [setAttribute(expected)] : [attributeChanged, removed]),
  assert_cell: (check, expected) =>
    check.negated ? [setText(expected)] : expected === '' ? [setText('x')] : [valueChanged, removed, moved],
  assert_labelled: (check, expected) =>
    check.negated ? [setText(expected)] : expected === '' ? [setText('x')] : [valueChanged, removed, moved],
  assert_number: (check) => [...beyondNumber(check).map(setNumber), removed],
  assert_changed: (check) => changes(check),
  assert_count: (check) =>
    beyondCount(check).map((count) => ({
      kind: 'count_changed',
      operator: 'set_count',
      to: String(count),
    })),
  assert_order: (check) => (check.negated ? [] : [textChanged, removed, moved]),
  assert_entries: (_check, expected) => (expected === '' ? [] : [removed]),
  assert_title: (check, expected) =>
    check.negated
      ? [{ kind: 'text_changed', operator: 'alter_title', to: expected }]
      : [{ kind: 'text_changed', operator: 'alter_title' }],
  assert_url: (check, expected) => {
    if (check.negated) return [setAddress(expected)]
    const partial = check.comparison !== 'equals' && /^[/\w]/.test(expected) && !/[?=&#]/.test(expected)
    return [addressChanged, ...(partial ? [addressCarried] : [])]
  },
  assert_loaded: (check) => (check.negated ? [] : [{ kind: 'element_removed', operator: 'blank' }]),
}

/** What a step has changed is put back; what it left alone is changed. */
function changes({ target, before = '', negated, comparison, expected }: Check): Fault[] {
  const url = target?.role === 'document' && target.name === 'url'
  const whole = target?.role === 'document' && !url
  if (negated) return url ? [addressChanged] : whole ? [added] : [valueChanged]
  if (url) return [setAddress(before)]
  if (whole) return []
  const exact = comparison !== undefined && expected !== undefined
  return [setText(before), ...(exact ? [valueChanged] : [])]
}

/**
 * The faults that a check should notice, since each changes what the check speaks of; a check that passes in spite of one is weak. The address and the
 * title of the page count as parts of it. A limit ("at least 3") is tried just beyond it, a denial by what it denies. Where the place of
 * something is not what a check speaks of (a control known by its role and name), it is not moved. Empty for checks that only the run itself
 * can decide; see {@link observedFaultsFor}. Kinds: DeMillo, Lipton, Sayward, "Hints on Test Data Selection" (1978), applied to pages.
 */
export function faultsFor(check: Check): Fault[] {
  return rules[check.kind]?.(check, check.expected ?? '') ?? []
}

/** The faults in what a run has seen beside the page: downloads, console, answers, tabs, and dialogs of the browser. */
export function observedFaultsFor({ kind, negated, expected, request }: Check): ObservedFault[] {
  const gone: ObservedFault = { kind: 'element_removed', change: 'remove' }
  const altered: ObservedFault = { kind: 'value_changed', change: 'alter' }
  if (kind === 'assert_status') return negated || request === undefined ? [altered] : [altered, gone]
  if (!['assert_download', 'assert_console', 'assert_tab', 'assert_dialog'].includes(kind)) return []
  if (negated) return [{ kind: 'unwanted_added', change: 'add' }]
  return expected === undefined ? [gone] : [gone, { kind: 'text_changed', change: 'alter' }]
}
