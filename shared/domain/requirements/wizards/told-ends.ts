import type { Line } from './step-lines.ts'
import { headingsIn } from './step-lines.ts'
import type { StepButton } from './step-buttons.ts'
import { markIn } from './step-mentions.ts'
import type { WizardPart } from './wizard-facts.ts'

/** What stands on the page behind the last step, told in the sentence that presses the last button or in those that go on from it. */
export function endsIn(
  lines: Line[],
  buttons: StepButton[],
  known: Set<string>,
  /** The last step, where it only says that all is done. */
  closing?: number,
): Map<number, WizardPart> {
  const found = new Map<number, WizardPart>()
  const confirms = new Set(buttons.filter(({ role }) => role === 'confirm').map(({ name }) => name))
  const others = new Set(buttons.filter(({ role }) => role === 'next').map(({ name }) => name))
  const restarts = new Set(buttons.filter(({ role }) => role === 'restart').map(({ name }) => name))
  let open = -1
  let last = -2
  for (const line of lines) {
    if (line.sentence.table) continue
    const { masked, quotes } = line.part
    const pressed = quotes.find(({ value }) => confirms.has(value))
    const about =
      /\b(?:confirmation|final|last|closing|thank-?you) page\b|\bthe confirmation\b/i.test(masked) ||
      (closing !== undefined && (line.scope === closing || line.mentions[0]?.step === closing))
    const start = quotes.find(({ value }) => restarts.has(value))?.start ?? masked.length
    const elsewhere =
      line.mentions.some((one) => one.start < start && (pressed ? one.start > pressed.end : true)) ||
      quotes.some((quote) => quote.start < start && others.has(quote.value))
    const refused =
      /\b(?:message|stays?|error|unless|not (?:accepted|ticked|checked|confirmed)|without)\b/i.test(masked)
    const follows: boolean = !pressed && !refused && line.at === last + 1 && follow.test(masked)
    if ((pressed || about || follows) && !refused) open = line.block
    else if (open !== line.block) continue
    // What a button is called is told before anybody presses it.
    if (renamed.test(masked)) {
      last = line.at
      continue
    }
    last = line.at
    if (passing.test(masked)) continue
    if (refused || (elsewhere && !about)) {
      if (elsewhere) open = -1
      continue
    }
    const part = endOf(line, { from: pressed?.end ?? 0, until: start }, known, buttons)
    if (part) found.set(line.at, part)
  }
  return found
}

/** A sentence that goes on from the one about the last button, also in an item of its own. */
const follow =
  /^\W*(?:then|afterwards|after that|next|(?:after|on|upon|by|when|once) (?:(?:somebody|someone|the \w+) )?(?:press(?:ing|es|ed)?|click(?:ing|s|ed)?(?: on)?|send(?:ing|s)?) (?:it|this|that|this button)|(?:a|the) (?:click|press) on it)\b/i
const renamed = /\binstead of\b|\bin (?:the )?place of\b/i
/** Nobody knows how fast a run looks. */
const passing =
  /\bfor (?:just |only )?(?:a|one|half a|two|three|\d+) (?:short |brief )?(?:moment|second|while|instant|seconds)\b|\bbriefly\b|\bless than (?:a|one|\d+) seconds?\b/i
/** "After pressing it, "Sending…" is shown for a moment": nothing to look for, and nothing that keeps anybody in the step. */
export function isPassing(masked: string): boolean {
  return follow.test(masked) && passing.test(masked)
}

/** "Then the steps disappear and there is …": what is gone stands before what is shown. */
const replaced =
  /^[^"]*\b(?:disappears?|vanish(?:es)?|(?:is|are) (?:gone|hidden|removed|replaced))\b[^"]{0,20}\b(?:and|then|instead)\b[^"]*"/i

function endOf(
  line: Line,
  { from, until }: { from: number; until: number },
  known: Set<string>,
  buttons: StepButton[],
): WizardPart | undefined {
  const { masked, quotes } = line.part
  const gone =
    /\b(?:gone|disappears?|no longer|not (?:shown|visible|there)|hidden|removed|vanish(?:es)?|there is no|there are no|neither|no more)\b/i.test(
      masked,
    )
  const headings = headingsIn(line.part).filter(({ quote }) => quote.start >= from)
  const rest = quotes.filter(
    (quote) => quote.start >= from && quote.start < until && !headings.some((one) => one.quote === quote),
  )
  if (gone && !(replaced.test(masked) && !/\b(?:neither|no longer|not)\b/i.test(masked))) {
    const back = rest.some(({ value }) => buttons.some(({ name, role }) => name === value && role === 'back'))
    const mark =
      rest.some(
        ({ value }) => markIn(value) !== undefined || /^\p{L}+ (?:…|\.\.\.|n|x)(?: of|\/)/iu.test(value),
      ) || /\bstep (?:text|counter|number|indicator)\b/i.test(masked)
    return back || mark ? { part: 'end', texts: [], withoutBack: back, withoutMark: mark } : undefined
  }
  const texts = rest
    .map(({ value }) => value)
    .filter(
      (value) =>
        !known.has(value.toLowerCase()) &&
        markIn(value) === undefined &&
        (/[.!:?]|\d/.test(value) || value.includes(' ')),
    )
  const heading = headings[0]?.quote.value
  if (heading === undefined && texts.length === 0) return undefined
  return {
    part: 'end',
    ...(heading === undefined ? {} : { heading }),
    texts,
    withoutBack: false,
    withoutMark: false,
  }
}
