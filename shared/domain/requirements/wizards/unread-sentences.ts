import { reminds } from './constants.ts'
import { isPassing } from './told-ends.ts'
import { shapeOf } from '../facts/mask.ts'
import type { ReadSentence } from '../read-sentence.ts'
import type { StepButton } from './step-buttons.ts'
import type { Line } from './step-lines.ts'

/** "If none is chosen: "Choose a day."" only tells what answers nothing, which the case of a right step does not enter. */
const aboutNothing =
  /^\W*(?:if|when|while|where) (?:it|this|that|none|nothing|no [\p{L} -]{2,30}|the [\p{L} -]{2,30})? ?(?:(?:is|was|are|has been) )?(?:not )?(?:chosen|selected|picked|given|entered|filled(?: in)?|left(?: there| empty| blank| out)?|empty|missing|blank)\b/iu

/** 'With "By post" no number is needed' says again what stands there with the other value alone. */
const needless =
  /^\W*(?:with|for|under) Q0,? no [\p{L} -]{2,40} (?:is|are) (?:needed|required|necessary|asked for)\W*$/iu

/**
 * Marks the sentences about a step that name something in quotes and from which nothing was read: an input that nobody fills, a button that is not
 * ready yet, a rule between two inputs. Whoever wants to leave that step may be refused for what they say. `known` are names of steps, in lower case.
 */
export function withUnread(
  sentences: ReadSentence[],
  lines: readonly Line[],
  buttons: readonly StepButton[],
  known: ReadonlySet<string>,
  options: ReadonlySet<string>,
): ReadSentence[] {
  const all = [...sentences]
  for (const { at, part, scope, carried } of lines) {
    const sentence = all[at]
    if (!sentence || sentence.table || sentence.facts.length > 0) continue
    if (sentence.kind !== 'requirement' && sentence.kind !== 'context') continue
    if (!part.quotes.some(({ value }) => !known.has(value.toLowerCase())) || aboutNothing.test(sentence.text))
      continue
    if (isPassing(part.masked)) continue
    const shape = shapeOf(part)
    if (reminds.test(shape) || (needless.test(shape) && options.has(part.quotes[0]?.value ?? ''))) continue
    const button = buttons.find(({ name }) => part.quotes.some(({ value }) => value === name))
    const step = button?.steps[0] ?? scope ?? carried
    if (step === undefined) continue
    all[at] = {
      ...sentence,
      kind: 'requirement',
      facts: [{ kind: 'wizard', parts: [{ part: 'unread', step, text: sentence.text.slice(0, 160) }] }],
    }
  }
  return all
}
