import type { OpeningState } from '../facts/opening/opening-fact.ts'
import type { ReadSentence } from '../read-sentence.ts'
import type { Coded, KnownInput } from './words.ts'

const start =
  /\b(?:at (?:the )?(?:start|beginning|first)|initially|by default|when the page (?:opens|is opened|loads|is loaded)|on opening|to begin with)\b/
const none =
  /\b(?:neither(?: (?:of (?:the|these|those|them)(?: two)?))?|none(?: of (?:the|these|those|them)(?: [a-z]+)?)?|no)(?: (?:check|tick) ?box(?:es)?| box(?:es)?)? (?:is|are) (?:pre-?)?(?:ticked|checked|selected)\b/

/** What the inputs hold when the page opens, by the sentence that says so: what brackets behind their names hold, and "neither box is ticked". */
export function openedStates(
  inputs: KnownInput[],
  texts: (Coded | undefined)[],
): Map<number, OpeningState[]> {
  const found = new Map<number, OpeningState[]>()
  const boxes = inputs.filter(({ control }) => control === 'checkbox')
  texts.forEach((one, at) => {
    if (!one) return
    const states = inputs.flatMap(({ label, control, initial }, index): OpeningState[] =>
      initial === undefined || !firstNamed(texts, index, at)
        ? []
        : initial === ''
          ? [{ what: 'empty', name: label }]
          : [{ what: 'value', name: label, value: initial, list: control !== 'textbox' }],
    )
    const both = /\bneither\b/.test(one.words) && boxes.length !== 2
    if (start.test(one.words) && none.test(one.words) && /\b(?:box|boxes)\b/.test(one.words) && !both)
      states.push(
        ...boxes.map(({ label }) => ({
          what: 'checked' as const,
          name: label,
          on: false,
          control: 'checkbox' as const,
        })),
      )
    if (states.length > 0) found.set(at, states)
  })
  return found
}

function firstNamed(texts: (Coded | undefined)[], index: number, at: number): boolean {
  const name = new RegExp(`(?<![A-Za-z\\d])I${index}(?!\\d)`)
  return texts.findIndex((one) => one !== undefined && name.test(one.words)) === at
}

/** A sentence with states of the opened page beside those that were read of it. */
export function withStates(sentence: ReadSentence, states: OpeningState[] | undefined): ReadSentence {
  if (!states) return sentence
  const known = new Set(
    sentence.facts.flatMap((fact) =>
      fact.kind === 'opening' ? fact.states.map((one) => JSON.stringify(one)) : [],
    ),
  )
  const more = states.filter((one) => !known.has(JSON.stringify(one)))
  return more.length === 0
    ? sentence
    : { ...sentence, kind: 'requirement', facts: [...sentence.facts, { kind: 'opening', states: more }] }
}
