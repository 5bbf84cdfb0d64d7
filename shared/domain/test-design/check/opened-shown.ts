import type { TestCase } from '../../test-cases/schema.ts'
import type { OpenedPart } from '../model.ts'

/**
 * Whether a case opens the page, does nothing else, and expects just this part of it: the control by its kind and name, or the state
 * with its literal.
 */
export function openedShown(
  { steps = [], expectedResult = '' }: TestCase,
  { is, address, restored }: OpenedPart,
): boolean {
  const [first, ...more] = steps
  if (!first) return false
  const opens =
    address === undefined
      ? /^open the page$/i.test(first.action.trim())
      : first.action === `Open "${address}"`
  if (!opens || !clausesOf(expectedResult).some((clause) => says(clause, is))) return false
  if (!restored) return more.length === 0
  const last = more.at(-1)
  return last?.action === `Click the "${restored.button}" button` && isChanged(is, more.slice(0, -1))
}

/** Some step before gives the input another value than the one that it is to hold, and none presses anything. */
function isChanged(is: OpenedPart['is'], steps: { action: string }[]): boolean {
  if (is.kind !== 'state' || steps.some(({ action }) => /^click/i.test(action))) return false
  const { state } = is
  return steps.some(({ action }) => {
    const [, verb = '', box = ''] = /^(Check|Uncheck) "([^"]+)"$/.exec(action) ?? []
    if (state.what === 'checked') return box === state.name && (verb === 'Check') !== state.on
    const [, value, field] = /^Enter "([^"]*)" in the "([^"]+)" field$/.exec(action) ?? []
    return state.what === 'value' && field === state.name && value !== undefined && value !== state.value
  })
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
    if (control === 'column' || control === 'tab' || control === 'choice')
      return clause === `"${name}" is visible`
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
