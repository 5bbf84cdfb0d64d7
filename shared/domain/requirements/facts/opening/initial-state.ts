import type { ReadSentence } from '../../read-sentence.ts'
import { labelKey } from '../labels.ts'
import type { OpeningState } from './opening-fact.ts'
import type { KnownControls } from './read-opening.ts'

const name = '"?(?<state>\\p{Lu}[\\p{L}-]*(?: \\p{L}[\\p{L}-]*){0,2}?)"?'
const begins = [
  `\\b(?:[Ii]t|(?:[Tt]he|[Aa]n?|[Ee]ach|[Ee]very|New) (?:new )?[\\p{L} -]{2,24}?) (?:starts|begins|opens)(?: out)?(?: as| in| with)?(?: an?| the)?(?: (?:state|status))? ${name}(?=[\\s]*(?:[.,;)]|$))`,
  `\\b(?:[Ii]nitial|[Ff]irst|starting|opening) (?:state|status) (?:is|shall be|must be) ${name}(?=[\\s]*(?:[.,;)]|$))`,
  `\\b(?:[Aa]t the (?:start|beginning)|[Ii]nitially|[Aa]t first),? (?:it|the [\\p{L} -]{2,24}?) is ${name}(?=[\\s]*(?:[.,;)]|$))`,
  `\\b(?:[Ii]t|[Tt]he [\\p{L} -]{2,24}?) is ${name} (?:at the (?:start|beginning)|initially|at first)\\b`,
].map((pattern) => new RegExp(pattern, 'u'))

/** The state in which the thing of the page is at first: "It starts as Stored". Nothing where two sentences say two. */
export function initialStateOf(sentences: ReadSentence[]): string | undefined {
  const found = new Set(
    sentences.flatMap(({ text, kind }) => {
      if (kind === 'heading' || kind === 'notRead' || isRow(text) || text.length > 300) return []
      const state = begins.map((one) => one.exec(text)?.groups?.['state']).find((one) => one !== undefined)
      return state === undefined ? [] : [state]
    }),
  )
  const [only] = found
  return found.size === 1 ? only : undefined
}

const yes = /^(?:yes|y|x|✓|✔|✅|enabled|active|on|available|allowed)$/i
const no = /^(?:no|n|-|–|—|✗|✘|❌|disabled|inactive|off|not available|)$/i
/** Buttons that are always there, and can be used in some states only. */
const usable =
  /\bbuttons?\b[^.]{0,80}\b(?:can|may) (?:only )?be (?:pressed|clicked|used|pushed)\b|\bbuttons?\b[^.]{0,80}\b(?:enabled|disabled|active|clickable|gr[ae]yed out)\b/i

/** The row of the initial state in a table of states and buttons says which of them can be used when the page opens. */
export function matrixStates(sentences: ReadSentence[], initial: string): Map<number, OpeningState[]> {
  const found = new Map<number, OpeningState[]>()
  let columns: string[] | undefined
  for (const [at, { text }] of sentences.entries()) {
    if (!isRow(text)) {
      columns = undefined
      continue
    }
    const cells = cellsOf(text)
    const lead = sentences[at - 1]
    if (columns === undefined) {
      const own = /^(?:state|status|while|in|when)\b/i.test(cells[0] ?? '')
      columns = own && lead && usable.test(lead.text) ? cells : []
      continue
    }
    if (columns.length === 0 || labelKey(cells[0] ?? '') !== labelKey(initial)) continue
    const states = columns.slice(1).flatMap((button, index): OpeningState[] => {
      const cell = cells[index + 1] ?? '?'
      if (button === '' || (!yes.test(cell) && !no.test(cell))) return []
      return [{ what: 'enabled', name: button, on: yes.test(cell), control: 'button' }]
    })
    if (states.some((state) => state.what === 'enabled' && state.on)) found.set(at, states)
  }
  return found
}

/** A row of a table, read or not. */
function isRow(text: string): boolean {
  return /^\s*\|.*\|\s*$/.test(text)
}

function cellsOf(text: string): string[] {
  return text
    .replace(/[“”„*]/g, '"')
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.replace(/"/g, '').trim())
}

const typed = '(?:filled(?: in)?|edited|changed|entered|typed|written|editable)'
const only =
  /^\W*"(?<name>[^"]{1,60})"(?: (?:field|box|checkbox))? (?:(?:can|may) (?:only )?be (?<how>[a-z]+)(?: in| out)?|is (?<state>editable|enabled|active)) (?<only>only )?(?:(?:while|when|as long as|if) (?:it|the [\w -]{2,24}?) is|in(?: the)?(?: (?:state|status))?) (?:in )?"?(?<where>[^".;]{2,40})"?$/i

const listed =
  /\b(?:states?|status(?:es)?|stages)\b(?: [a-z]+){0,3}?:? (\p{Lu}[^.;:"()]{4,160}? (?:and|or) \p{Lu}[^.;:"(),]{2,30})(?=[.;(]|$)/u

/** The states that the text names, in a list or in the first column of a table of states. */
export function statesNamed(sentences: ReadSentence[]): Set<string> {
  const found = new Set<string>()
  let rows = false
  for (const { text, kind } of sentences) {
    if (isRow(text)) {
      const [first = ''] = cellsOf(text)
      if (rows) found.add(labelKey(first))
      rows ||= /^(?:state|status)\b/i.test(first)
      continue
    }
    rows = false
    if (kind === 'heading' || kind === 'notRead') continue
    const list = listed.exec(text)?.[1] ?? ''
    for (const one of list === '' ? [] : list.split(/,? (?:and|or) |, /)) found.add(labelKey(one))
  }
  return found
}

/** '"Owner" can be filled in only while the item is Stored' says whether that can be done when the page opens. */
export function usableAtFirst(
  text: string,
  initial: string,
  states: ReadonlySet<string>,
  { kinds }: KnownControls,
): OpeningState[] {
  return text.split(/;\s+(?=")/).flatMap((clause): OpeningState[] => {
    const groups = only.exec(clause.trim().replace(/[.;]$/, ''))?.groups
    if (!groups || (groups['only'] === undefined && !/\bonly\b/i.test(clause))) return []
    const named = (groups['where'] ?? '')
      .split(/,? or |,? and |, /)
      .map((one) => one.replace(/^in /, '').trim())
    if (named.length === 0 || !named.every((one) => states.has(labelKey(one)))) return []
    const on = named.some((one) => labelKey(one) === labelKey(initial))
    const label = groups['name'] ?? ''
    const control = controlOf(groups['how'] ?? groups['state'] ?? '', kinds.get(labelKey(label)))
    return control === undefined ? [] : [{ what: 'enabled', name: label, on, control }]
  })
}

function controlOf(
  how: string,
  called: ReadonlySet<string> | undefined,
): 'textbox' | 'checkbox' | 'combobox' | 'button' | undefined {
  if (/^(?:un)?(?:ticked|checked)$/i.test(how)) return 'checkbox'
  if (/^(?:pressed|clicked|pushed)$/i.test(how)) return 'button'
  if (called?.has('combobox') || called?.has('button')) return undefined
  return new RegExp(`^${typed}$`, 'i').test(how) && !called?.has('checkbox') ? 'textbox' : undefined
}
