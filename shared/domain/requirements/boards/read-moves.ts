import { maskQuotes } from '../facts/mask.ts'
import type { BoardPart } from './board-fact.ts'
import { actColumn, messageOf, stateHead, templateOf, type HeadedRow } from './board-names.ts'

export interface BoardNames {
  states: string[]
  rows: string[]
  /** States whose rows a name counts: "Not done" counts all but "Done". */
  counted: Map<string, string[]>
}

const asking = /\b(?:asks?|dialog(?:ue)?|confirm\w*|question|pop-?up)\b/i
const going =
  /\b(?:is|are) (?:gone|removed|deleted|taken off)\b|\b(?:disappears?|leaves the list|taken off the list)\b/i
const nextHead =
  /^(?:what (?:follows|happens|comes next)|follows|becomes|next(?: (?:state|status))?|then|to|new (?:state|status)|result|leads to|effect)$/i
const saidHead = /^(?:message|text|notice|says|line|feedback|said)$/i

/** A row State | Button | What follows | Message. */
export function rowMoves({ head, cells }: HeadedRow, names: BoardNames): BoardPart[] {
  const { states } = names
  const from = cells[head.findIndex((one) => stateHead.test(one))]?.replace(/"/g, '') ?? ''
  const button = cells[actColumn(head)]?.replace(/"/g, '') ?? ''
  const follows = cells[head.findIndex((one) => nextHead.test(one))] ?? ''
  const said = cells[head.findIndex((one) => saidHead.test(one))] ?? ''
  if (!states.includes(from)) return []
  if (/^(?:none|no button|nothing|[-–—]?)$/i.test(button))
    return [{ part: 'buttons', state: from, buttons: [], only: true }]
  if (button.length > 30 || /[.!?]$/.test(button)) return []
  const move = moveOf({ from, button, follows, said: maskQuotes(said).quotes[0]?.value }, names)
  return [{ part: 'buttons', state: from, buttons: [button], only: false }, ...(move ? [move] : [])]
}

interface Told {
  from: string
  button: string
  follows: string
  said: string | undefined
}

/** A move of which exactly one state, or that the row is gone, is told. */
function moveOf({ from, button, follows, said }: Told, { states, rows }: BoardNames): BoardPart | undefined {
  const named = states.filter((state) => new RegExp(`(?<![\\p{L}])${state}(?![\\p{L}])`, 'u').test(follows))
  const gone = going.test(follows)
  const [to] = named
  if ((to === undefined) === !gone || named.length > 1) return undefined
  return {
    part: 'move',
    from,
    button,
    ...(gone ? { gone } : to === undefined ? {} : { to }),
    ...(said === undefined ? {} : messageOf(said, { states, rows })),
    ...(asking.test(follows) ? { asks: true as const } : {}),
  }
}

const keyword = /(?:^|\n)\s*(?:[-*] )?(?:\*\*|_)?(given|when|then|and|but)(?:\*\*|_)?,?\s+/gi
const pressed =
  /"([^"]{1,40})" (?:button )?(?:is|was) (?:pressed|clicked|tapped|chosen)\b|\b(?:press(?:es)?|clicks?|taps?|chooses?)(?: on)?(?: the)?(?: button)? "([^"]{1,40})"/i
const becoming = (state: string) =>
  new RegExp(
    `\\b(?:becomes?|turns?(?: in)?(?:to)?|is(?: now| then| again)?|changes? (?:in)?to|moves? (?:on )?to|goes (?:back )?to|returns? to|is (?:set|put)(?: back)? to)(?: (?:in )?(?:the )?(?:state|status))? "${state}"`,
  )

/** The steps of a block Given/When/Then, in their order; "and" goes on with the step before it. */
export function stepsOf(text: string): { word: 'given' | 'when' | 'then'; said: string }[] {
  const marks = [...text.matchAll(keyword)]
  let word: 'given' | 'when' | 'then' = 'given'
  return marks.map((mark, at) => {
    const own = (mark[1] ?? '').toLowerCase()
    if (own === 'given' || own === 'when' || own === 'then') word = own
    const said = text
      .slice(mark.index + mark[0].length, marks[at + 1]?.index)
      .replace(/\s+/g, ' ')
      .trim()
    return { word, said }
  })
}

/** What a block Given/When/Then says of the rows in one state: their buttons, what each does, what a dialog asks. */
export function blockMoves(text: string, names: BoardNames): BoardPart[] {
  const steps = stepsOf(text)
  const given = steps.filter(({ word }) => word === 'given').map(({ said }) => said)
  const [only] = given
  const from = given.length === 1 && only !== undefined ? stateOfOne(only, names.states) : undefined
  if (from === undefined) return []
  const parts: BoardPart[] = []
  let button = ''
  let opener: string | undefined
  for (const { word, said } of steps) {
    if (word === 'when') button = [pressed.exec(said)].map((one) => one?.[1] ?? one?.[2] ?? '')[0] ?? ''
    if (word !== 'then') continue
    parts.push(...buttonsIn(said, from, button === ''))
    if (button === '') continue
    if (opener !== undefined && button !== opener && closing.test(said) && nothing.test(said)) {
      parts.push({ part: 'dialog', button: opener, leave: button })
      continue
    }
    if (opens.test(said)) {
      opener = button
      parts.push({ part: 'dialog', button, ...headingOf(said, names) })
    }
    const inner = /^with "([^"]{1,40})",? (.*)$/i.exec(said)
    if (inner) parts.push(...answers({ button, answer: inner[1] ?? '', said: inner[2] ?? '', from }, names))
    else parts.push(...resultOf({ button, said, from }, names))
  }
  return parts
}

const opens =
  /\bdialog(?:ue)?\b[^.;]*?(?:\bopens?\b|\bappears?\b|\basks?\b|\bis (?:shown|opened)\b|")|\bopens? (?:a|the) dialog/i

const closing = /\bdialog(?:ue)? (?:closes|is closed|disappears)|\bcloses (?:it|the dialog)/i

/** "a cat in status "Ready"", 'a "Reserved" cat': one row in that state, and nothing else. */
function stateOfOne(given: string, states: string[]): string | undefined {
  const found = states.filter((state) => given.includes(`"${state}"`))
  const one = /^(?:an?|the|any|each|every) /i.test(given) && maskQuotes(given).quotes.length === 1
  return one && found.length === 1 ? found[0] : undefined
}

function buttonsIn(said: string, state: string, open: boolean): BoardPart[] {
  if (!open || !/\bbuttons?\b/i.test(said)) return []
  if (/\b(?:has|have|with|there (?:is|are)) no (?:more |further )?buttons?\b/i.test(said))
    return [{ part: 'buttons', state, buttons: [], only: true }]
  const run = /\b(?:has|have|shows?|is|are)\b[^".;]{0,40}((?:"[^"]{1,30}"(?:, | and |, and )?)+)$/i.exec(
    said.replace(/\.$/, ''),
  )?.[1]
  const buttons = run === undefined ? [] : maskQuotes(run).quotes.map(({ value }) => value)
  const only = /\bonly\b|\bno other\b/i.test(said)
  return buttons.length === 0 ? [] : [{ part: 'buttons', state, buttons, only }]
}

export function headingOf(said: string, { rows }: BoardNames): { heading?: string; entered?: true } {
  const quoted =
    /\b(?:dialog(?:ue)?|heading|headed|titled|called)(?: (?:headed|titled|called|named|with the (?:heading|title)))* "([^"]{1,80})"/i.exec(
      said,
    )?.[1]
  const entered = /\b(?:field|input|text box|box|list)\b/i.test(said) ? { entered: true as const } : {}
  if (quoted === undefined) return entered
  const heading = templateOf(quoted, rows) ?? quoted
  return { heading, ...entered }
}

function resultOf(
  { button, said, from }: { button: string; said: string; from: string },
  names: BoardNames,
): BoardPart[] {
  const reached = names.states.filter((state) => becoming(state).test(said))
  const [to] = reached
  if (to === undefined || reached.length > 1 || to === from) return []
  const quoted = maskQuotes(said).quotes.filter(({ value }) => /[.!]$/.test(value))
  const message = quoted.length === 1 && quoted[0] ? messageOf(quoted[0].value, names) : {}
  return [{ part: 'move', from, button, to, ...message }]
}

interface Answer {
  button: string
  answer: string
  said: string
  from: string
}

const nothing =
  /\b(?:nothing (?:else )?(?:changes|happens)|changes nothing|no change|stays? (?:as (?:it|they) (?:is|was|are|were)|in|"|\p{Lu})|remains?)/u

/** What a button of a dialog does: it leaves it with nothing changed, or it does what was asked. */
export function answers({ button, answer, said, from }: Answer, names: BoardNames): BoardPart[] {
  if (nothing.test(said)) return [{ part: 'dialog', button, leave: answer }]
  const moves = resultOf({ button, said, from }, names).map((one) => ({ ...one, asks: true as const }))
  return moves.length === 0 ? [] : [...moves, { part: 'dialog', button, confirm: answer }]
}
