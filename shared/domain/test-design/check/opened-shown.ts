import type { TestCase } from '../../test-cases/schema.ts'
import type { OpenedPart } from '../model.ts'

/**
 * Whether a case opens the page, does nothing else, and expects just this part of it: the control by its kind and name, or the state
 * with its literal.
 */
export function openedShown(
  { steps = [], expectedResult = '' }: TestCase,
  { is, address }: OpenedPart,
): boolean {
  const [only, ...more] = steps
  if (!only || more.length > 0) return false
  const opens =
    address === undefined ? /^open the page$/i.test(only.action.trim()) : only.action === `Open "${address}"`
  return opens && clausesOf(expectedResult).some((clause) => says(clause, is))
}

/** The clauses of an expectation, cut at "and" outside of quoted texts. */
export function clausesOf(expected: string): string[] {
  const clauses: string[] = []
  let from = 0
  let quoted = false
  for (let at = 0; at < expected.length; at += 1) {
    if (expected[at] === '"') quoted = !quoted
    if (quoted || !expected.startsWith(' and ', at)) continue
    clauses.push(expected.slice(from, at))
    from = at + 5
  }
  return [...clauses, expected.slice(from)].map((one) => one.trim().replace(/\.$/, ''))
}

const kinds: Record<string, string> = {
  textbox: 'field',
  combobox: 'dropdown',
  checkbox: 'checkbox',
  radio: 'radio button',
  button: 'button',
  link: 'link',
  tab: 'tab',
  heading: 'heading',
}

function says(clause: string, is: OpenedPart['is']): boolean {
  if (is.kind === 'control') {
    const { control, name } = is
    if (control === 'column' || control === 'tab') return clause === `"${name}" is visible`
    return clause.toLowerCase() === `the "${name}" ${kinds[control] ?? ''} is shown`.toLowerCase()
  }
  const { state } = is
  if (state.what === 'text') return clause === `"${state.text}" is visible`
  if (!clause.includes(`"${state.name}"`)) return false
  const rest = clause.replace(`"${state.name}"`, '').toLowerCase()
  switch (state.what) {
    case 'empty':
      return /^the\s+field is empty$/.test(rest)
    case 'value':
      return state.list
        ? clause === `"${state.value}" is selected in "${state.name}"`
        : /^the\s+field has the value$/.test(rest.replace(/\s*".*"$/, '')) &&
            clause.endsWith(`"${state.value}"`)
    case 'checked':
      return /\bis checked$/.test(rest) === state.on && /\bis (?:not )?checked$/.test(rest)
    case 'enabled':
      return rest.endsWith(state.on ? ' is enabled' : ' is disabled')
    case 'absent':
      return rest.startsWith('there is no')
  }
}
