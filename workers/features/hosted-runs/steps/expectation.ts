import type { Check } from '../../../../shared/domain/prose-steps/types.ts'

const states: Partial<Record<Check['kind'], [yes: string, no: string]>> = {
  assert_checked: ['checked', 'not checked'],
  assert_enabled: ['enabled', 'disabled'],
  assert_focused: ['focused', 'not focused'],
  assert_visible: ['shown', 'not shown'],
  assert_loaded: ['the page is shown', 'the page is not shown'],
  assert_dialog: ['a dialog', 'no dialog'],
}

/** What a check expects, in the words of its result. */
export function expectation(check: Check): string {
  const { target } = check
  const subject = target
    ? `${target.role ?? ''} ${target.name === undefined ? '' : `"${target.name}"`}`.trim()
    : ''
  if (check.kind === 'assert_part' || check.kind === 'assert_condition') return saidOf(check)
  const state = states[check.kind]?.[check.negated ? 1 : 0]
  if (state !== undefined && check.expected === undefined) return `${subject} ${state}`.trim()
  if (check.kind === 'assert_entries') return ofEntries(check)
  const bound =
    check.comparison === 'at_least' ? 'at least ' : check.comparison === 'at_most' ? 'at most ' : ''
  const wanted = `${bound}${check.expected ?? ''}`
  return check.negated ? `“${wanted}” absent` : wanted
}

const saidOf = ({ part, condition, target, expected, negated, kind }: Check) =>
  kind === 'assert_part'
    ? `${expected ?? part?.noun ?? ''} ${negated ? 'not shown' : 'shown'}`
    : `${condition?.of ?? ''} ${target?.name ?? condition?.role ?? ''} ${negated ? 'not ' : ''}${condition?.is ?? ''}`.trim()

function ofEntries({ target, texts, expected = '' }: Check): string {
  const noun = { row: 'row', listitem: 'item', textbox: 'field' }[target?.role ?? ''] ?? 'entry'
  return texts ? `only ${expected}` : `every ${noun} ${expected === '' ? 'empty' : `with “${expected}”`}`
}
