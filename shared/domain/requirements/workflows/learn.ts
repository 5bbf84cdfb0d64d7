import { maskQuotes } from '../facts/mask.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { inputsIn } from './learn-inputs.ts'
import { statesOfRow, tableColumns, type StateLine } from './state-tables.ts'
import type { Vocabulary } from './vocabulary.ts'

const listed =
  /^\W*(?:in |while |when |state |status )*["“*]*(\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,2}?)["”*]*\s*(?:\((?<remark>[^()"]{1,30})\)\s*)?(?::|–|—|->|→|\s-\s)\**\s*(?<rest>\S.*)$/u
const listWords =
  /^(?:[\s,;.*"]|\b(?:and|or|the|buttons?|only|none|no|nothing|actions?|just|a|all|other|are|is|visible|shown|more)\b)*$/i
const noState =
  /^(?:below|above|beside|next to it|on top|at the top|header|footer|bar|headings?|checkbox(?:es)?|links?|tabs?|lists?|buttons?|fields?|select|options?|values?|notes?|example|labels?|inputs?|columns?|actions?|states?|status|given|when|then|scope|page|roles?|actors?|goals?|rules?|messages?|dialogs?|text|date|type)$/i
const clicked =
  /\b(?:click|press|push|tap|hit)(?:s|es|ed|ing)?(?: on)?(?: the)?(?: buttons?)?(?: labell?ed| called)?((?: ?"[^"]{1,60}"(?: or| and|,)?)+)|((?:"[^"]{1,60}"(?: or| and|,)? ?)+)(?:buttons? )?(?:is|are|gets?|was) (?:clicked|pressed|pushed|used)\b/gi
const answered =
  /^(?:with|on|by) ("[^"]{1,60}"(?:(?: or|,) "[^"]{1,60}")*)(?=,? (?:or|the|it|nothing|everything|all|a|an)\b)/i

const doing =
  /^(?:(?:and|then|but|the) )?"([^"]{1,40})"(?: button)?(?: in [^,"]{2,30})? (?:then |always )?(?:brings?|leads?|opens?|makes?|sets?|changes?|turns?|moves?|returns?|takes?|puts?|sends?|creates?|starts?|closes?|asks?|reopens?|cancels?|resets?|reloads?|gives?|finishes|completes?)\b/i

export interface Learned {
  vocabulary: Vocabulary
  /** With the place of their sentence. */
  lines: { at: number; line: StateLine }[]
}

/** The names of a page on which something moves from status to status; nothing where the text has fewer than two statuses or buttons. Linear. */
export function learn(sentences: ReadSentence[]): Learned | undefined {
  const masked = sentences.map(({ text }) => maskQuotes(text.replace(/[“”„]/g, '"')))
  const buttons = new Set<string>()
  for (const [at, sentence] of sentences.entries()) {
    for (const fact of sentence.facts)
      if (fact.kind === 'control' && fact.control === 'button') buttons.add(fact.name)
    const plain = masked[at]?.raw ?? ''
    for (const match of plain.matchAll(clicked)) addQuotes(match[1] ?? match[2] ?? '', buttons)
    for (const part of plain.split(/(?<=[.!?]["”]?) |; /)) {
      addQuotes(answered.exec(part)?.[1] ?? '', buttons)
      const [, name] = doing.exec(part) ?? []
      if (name !== undefined) addQuotes(`"${name}"`, buttons)
      const names = maskQuotes(part).quotes.map(({ value }) => value)
      if (
        /\bbuttons?\b/i.test(part) &&
        !/\b(?:click|press|dialog|field|text|shows? ")/i.test(part) &&
        names.some((one) => buttons.has(one))
      )
        for (const one of names) addQuotes(`"${one}"`, buttons)
    }
  }
  for (const { button = '' } of tableColumns(sentences).values()) addQuotes(button, buttons)
  const { inputs, options } = inputsIn(sentences)
  for (const { label } of inputs) buttons.delete(label)
  const lines = linesIn(sentences, buttons)
  for (const {
    line: { buttons: own },
  } of lines)
    for (const name of own) buttons.add(name)
  const quotes = masked.flatMap((part) => part.quotes.map(({ value }) => value))
  const told = statesTold(sentences, quotes, buttons)
  const states = unique([...lines.map(({ line: { name } }) => name), ...told])
  if (states.length < 2 || states.length > 20 || buttons.size < 2) return undefined
  const display = displayOf(quotes, states)
  // What stands behind the same words is a status too: "Order is New" beside "Order is Paid".
  for (const quote of display && display.before !== '' ? quotes : []) {
    const name = quote.startsWith(display?.before ?? '') ? quote.slice(display?.before.length) : ''
    if (
      /^\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,2}$/u.test(name) &&
      !states.some((one) => one.toLowerCase() === name.toLowerCase())
    )
      states.push(name)
  }
  return { vocabulary: { states, buttons, inputs, options, ...(display ? { display } : {}) }, lines }
}

function addQuotes(text: string, buttons: Set<string>): void {
  for (const [, name = ''] of text.matchAll(/"([^"]{1,60})"/g)) if (!/[.?!:]$/.test(name)) buttons.add(name)
}

function linesIn(sentences: ReadSentence[], buttons: Set<string>): Learned['lines'] {
  const rows = tableColumns(sentences)
  const found = sentences.flatMap((sentence, at) => {
    const row = rows.get(at)
    const own = row ? statesOfRow(row) : sentence.table ? [] : lineOf(sentence)
    return own.map((one) => ({ at, line: one }))
  })
  const all = found.flatMap(({ line: { buttons: own } }) => own)
  const known = all.filter((name) => buttons.has(name))
  return found.length >= 2 && known.length * 2 >= all.length && (known.length >= 2 || rows.size > 0)
    ? found
    : []
}

function lineOf({ text, kind }: ReadSentence): StateLine[] {
  if (kind === 'heading' || kind === 'notRead' || text.length > 300) return []
  const match = listed.exec(text)
  const [, name = ''] = match ?? []
  const rest = maskQuotes(match?.groups?.['rest']?.replace(/^\*+/, '') ?? '')
  const outside = rest.masked.replace(/"[^"]*"/g, ' ').replace(/\([^()]*\)/g, ' ')
  if (name === '' || noState.test(name) || !listWords.test(outside)) return []
  if (rest.quotes.some(({ value }) => /:\s*\d|[.!?:]$/.test(value))) return []
  if (rest.quotes.length === 0 && !/\b(?:none|no buttons?|nothing|no actions?)\b/i.test(outside)) return []
  const remark = match?.groups?.['remark']
  return [{ name, buttons: rest.quotes.map(({ value }) => value), ...(remark ? { remark } : {}) }]
}

const word = '"?(?:\\p{Lu}[\\p{L}-]*(?: (?:[a-z]+|\\p{Lu}[\\p{L}-]*)){0,2}?)"?'
const enumerated = () =>
  new RegExp(
    `\\b(?:is(?: always| either| one of)?|are|be|states?|statuses|status(?:es)?(?: values)?|stages?|steps|phases?)(?: (?:is|are|of|one of|called|either|can be|the following|these))*:? (${word}(?:, ${word})*,? (?:and|or) ${word})(?=[.,;:)]|$| \\()`,
    'u',
  )
const becoming =
  /\b(?:becomes?|(?:status|state) (?:is|changes to|reads|becomes|turns to|switches to|goes to)|(?:changes?|moves?|set|sets|switch(?:es)?|turn(?:s|ed)?|brings?|goes|puts?) (?:it |the [a-z]+ |[a-z]+ )?(?:back )?(?:to|into)|makes (?:it|the [a-z]+)) (?:an? |the (?:state|status) )?"?(?<name>\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*| (?:progress|review|transit|process|approval))?)"?(?=[\s.,;:")]|$)/gu
const shown =
  /^(?:[\p{L} ]{0,24}\b)?(?:status|state|stage|phase)(?:\s*[:=–-]\s*| is )(\p{L}[\p{L} -]{1,30})$/iu

/** Statuses that sentences list or name: "An order is New, Paid or Shipped", "becomes Paid", "Status: Paid". */
function statesTold(sentences: ReadSentence[], quotes: string[], buttons: Set<string>): string[] {
  const found = new Set<string>()
  const add = (name: string): void => {
    const plain = name.replace(/"/g, '').trim()
    if (plain !== '' && !buttons.has(plain) && !noState.test(plain)) found.add(plain)
  }
  for (const quote of quotes) add(shown.exec(quote)?.[1] ?? '')
  const list = enumerated()
  for (const { text, kind, table } of sentences) {
    if (kind === 'heading' || kind === 'notRead' || table) continue
    const plain = text.replace(/[“”„]/g, '"').replace(/\*+/g, '').slice(0, 600)
    if (/\b(?:status|state|stage|phase|is|are)/i.test(plain))
      for (const name of list.exec(plain)?.[1]?.split(/,? (?:and|or) |, /) ?? []) add(name)
    for (const match of plain.matchAll(becoming)) add(match.groups?.['name'] ?? '')
  }
  return [...found]
}

/** How the page shows a status, from the quoted texts that end with the name of one. */
function displayOf(quotes: string[], states: string[]): Vocabulary['display'] {
  const votes = new Map<string, Set<string>>()
  for (const quote of quotes)
    for (const state of states) {
      if (!quote.toLowerCase().endsWith(state.toLowerCase()) || quote.length === state.length) continue
      const before = quote.slice(0, quote.length - state.length)
      if (!/[\s:]$/.test(before) || before.length > 40) continue
      votes.set(before, (votes.get(before) ?? new Set()).add(state))
    }
  const [best] = [...votes].toSorted((a, b) => b[1].size - a[1].size)
  if (best && (best[1].size >= 2 || /\b(?:status|state|stage|phase)\b|(?:\bis|:)\s$/i.test(best[0])))
    return { before: best[0], after: '' }
  return quotes.some((quote) => states.includes(quote)) ? { before: '', after: '' } : undefined
}

function unique(names: string[]): string[] {
  const seen = new Set<string>()
  return names.filter((name) => !seen.has(name.toLowerCase()) && Boolean(seen.add(name.toLowerCase())))
}
