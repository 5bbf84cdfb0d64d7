import type { Line } from './step-lines.ts'
import { stepAt } from './step-lines.ts'
import type { StepNames } from './step-mentions.ts'
import { markIn } from './step-mentions.ts'

export type Role = 'next' | 'back' | 'confirm' | 'restart'

/** A button that moves between the steps. */
export interface StepButton {
  name: string
  role: Role
  /** Steps in which it is said to stand, or from which it is said to lead on. */
  steps: number[]
  /** Where each fact stands. */
  at: number[]
}

const onward = /^(?:next|continue|proceed|forward|go on|onwards?)\b/i
const backward = /^(?:(?:back|previous|go back)\b|return(?: to\b|$))/i
const pressing =
  /(?:\b(?:click(?:s|ed|ing)?|press(?:es|ed|ing)?|tap(?:s|ped|ping)?|hits?|push(?:es|ed|ing)?|uses?|using)(?: on| at)?(?: the)?(?: button)?|\b(?:via|with|by|after|on|button|buttons)(?: a click on)?(?: the)?(?: button)?)\s*$/i
const moving =
  /^\s*(?:button\s+)?(?:,? ?(?:which|that) )?(?:(?:in|on|of|from|at) [^.;"]{1,40}? )?(?:then |shall |should |must |will |can )?(?:leads?|goes|go|takes?|brings?|opens?|moves?|returns?|starts?|begins?|submits?|sends?|completes?|finishes|confirms?|books?|is clicked|is pressed|clicked|jumps?|resets?|clears?|empties|stands|shows?|keeps?|checks?|does not|button)\b/i

/** The buttons that move on, back, to the end and to the start, by what the text says of them, else by their names. */
export function buttonsOf(lines: Line[], names: StepNames, labels: Set<string>): StepButton[] {
  const found = new Map<string, StepButton>()
  const note = (name: string, role: Role, line: Line, step: number | undefined) => {
    const known = found.get(name) ?? { name, role, steps: [], at: [] }
    found.set(name, known)
    known.at.push(line.at)
    if (step !== undefined && known.role === role && !known.steps.includes(step)) known.steps.push(step)
  }
  for (const line of lines) {
    // What stands in a table are inputs and messages.
    for (const quote of line.sentence.table ? [] : line.part.quotes) {
      const { value } = quote
      if (value.length > 40 || markIn(value) || /[.!?]$/.test(value) || labels.has(value.toLowerCase()))
        continue
      const place = replacing(line, quote.start, quote.end)
      if (place !== undefined) {
        note(value, place === names.total ? 'confirm' : 'next', line, place)
        continue
      }
      const before = line.part.masked.slice(Math.max(0, quote.start - 40), quote.start)
      const after = line.part.masked.slice(quote.end)
      const named = backward.test(value) ? 'back' : onward.test(value) ? 'next' : undefined
      const used = pressing.test(before) || moving.test(after)
      if (named) {
        note(value, named, line, used && pressing.test(before) ? nearBy(line, quote.start) : undefined)
        continue
      }
      if (!used) continue
      const told = roleTold(after, line, quote.start, names)
      if (told) note(value, told.role, line, told.step)
    }
  }
  return [...found.values()]
}

/** 'In this step the button is called "Send" instead of "Next"': the step in which a button takes the place of the one that leads on. */
function replacing(line: Line, start: number, end: number): number | undefined {
  const { masked, quotes } = line.part
  const other = quotes.find((quote) => quote.start > end)
  const step = stepAt(line, start) ?? line.carried
  if (!other || step === undefined || !onward.test(other.value)) return undefined
  const called =
    /\b(?:buttons?|it)(?: there| here)? (?:is|reads|says|(?:is|are) (?:called|labelled|named|marked)|becomes|turns into|changes to)\s*$/i.test(
      masked.slice(0, start),
    ) ||
    /^\W*(?:in|on|at) [^"]{1,30}(?:there (?:is|stands)|we have|stands|is) (?:a |the )?(?:button )?$/i.test(
      masked.slice(0, start),
    )
  const instead =
    /^\s*(?:stands |is shown |, )?(?:instead of|in (?:the )?place of|rather than|and (?:no longer|not))(?: the)?(?: button)?\s*$/i
  return called && instead.test(masked.slice(end, other.start)) ? step : undefined
}

function nearBy(line: Line, at: number): number | undefined {
  return stepAt(line, at)
}

/** What the words behind a button say that it does, or where it is pressed. */
function roleTold(
  after: string,
  line: Line,
  at: number,
  { total }: StepNames,
): { role: Role; step?: number } | undefined {
  const clause = /^[^;"]{0,160}/.exec(after)?.[0] ?? ''
  const step = stepAt(line, at) ?? line.carried
  if (
    /\bstarts? (?:[\w-]+ ){0,3}(?:over|again|anew|afresh|from)\b|\b(?:step|page|screen) (?:1|one)\b|\bfirst (?:step|page|screen)\b|\b(?:the )?(?:very )?(?:beginning|start)\b|\bfrom scratch\b|\bempty (?:form|wizard|pages)\b/i.test(
      clause,
    ) &&
    /\b(?:leads?|goes|takes?|brings?|returns?|starts?|begins?|opens?|shows?|resets?|clears?|moves?|jumps?)\b/i.test(
      clause,
    )
  )
    return { role: 'restart' }
  if (/\b(?:step|page|screen) (?:before|back)\b|\bprevious (?:step|page|screen)\b/i.test(clause))
    return { role: 'back' }
  const ahead =
    /\b(?:leads?|goes|takes?|brings?|opens?|moves?)\b[^.]{0,30}\b(?:next|following) (?:step|page|screen)\b/i.test(
      clause,
    )
  const target = line.mentions.find(({ start }) => start > at)?.step
  if (ahead) return { role: 'next', ...(step === undefined ? {} : { step }) }
  if (
    target !== undefined &&
    target > 1 &&
    /^\s*(?:button )?(?:leads?|goes|takes?|brings?|opens?|moves?)\b/i.test(clause)
  )
    return { role: 'next', step: target - 1 }
  const ends =
    /^\s*(?:button )?(?:(?:in|on) (?:this|the) \w+ )?(?:completes?|submits?|sends?|confirms?|finishes|books?|places?|concludes)\b/i.test(
      clause,
    )
  if (
    step !== undefined &&
    step < total &&
    (ends || pressing.test(line.part.masked.slice(Math.max(0, at - 40), at)))
  )
    return { role: 'next', step }
  if (step === total || ends) return { role: 'confirm', ...(step === undefined ? {} : { step }) }
  const pressed = pressing.test(line.part.masked.slice(Math.max(0, at - 40), at))
  return pressed && step === undefined ? { role: 'confirm' } : undefined
}
