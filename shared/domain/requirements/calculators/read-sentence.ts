import { formOfSample, sameForm, savedForm, type Outputs } from './answer-lines.ts'
import { multiplied } from './multiplied.ts'
import { blanks, plainly, resetting, rounding, thingOf, vanishing } from './behaviours.ts'
import { counters } from './counters.ts'
import type { CalculatorPart, Piece } from './parts.ts'
import { changesIn } from './read-changes.ts'
import { exceptionsIn, unreadChange } from './exceptions.ts'
import { rowsIn, statusIn } from './shown-states.ts'
import { faultMessages, spellings, type Topic } from './read-faults.ts'
import type { Coded, Vocabulary } from './words.ts'

/** What a text has said so far. */
export interface Before {
  vocabulary: Vocabulary
  outputs: Outputs
  compute: string
  /** Quoted texts with a 0, as counters begin. */
  zeros: string[]
  /** The button that the sentence before was about. */
  reset?: string | undefined
  topic: Topic
  /** Rules say what comes out. */
  amounts: boolean
  lines: Piece[][]
}

/** What one sentence says of the page beside its rules. */
export function readSentence(one: Coded, before: Before): CalculatorPart[] {
  const { vocabulary, outputs, compute, topic, lines } = before
  const { inputs, buttons } = vocabulary
  const faults = faultMessages(one, inputs, topic)
  const odd = spellings(one, inputs, topic)
  const shown = thingOf(outputs.names)
  const counted = counters(one, { zeros: before.zeros, shown })
  const free = faults.length > 0 || odd.length > 0 || counted.some(({ part }) => part === 'counter')
  const own = free || !before.amounts ? [] : linesIn(one, outputs, lines)
  const changes =
    faults.length > 0 || !before.amounts ? [] : (changesIn(one, inputs) ?? unreadChange(one, inputs))
  const mixed = free || own.length > 0 ? [] : exceptionsIn(one, inputs)
  const resets = resetting(one, { buttons, compute, last: before.reset, outputs: outputs.names })
  before.reset = resets.find((part) => part.part === 'reset')?.button
  const parts: CalculatorPart[] = [
    ...faults,
    ...odd,
    ...counted,
    ...own,
    ...changes,
    ...mixed,
    ...plainly(one, outputs.names),
    ...blanks(one, inputs, topic.input),
    ...rounding(one),
    ...vanishing(one, inputs, outputs.names),
    ...resets,
    ...(before.amounts ? multiplied(one, inputs) : []),
    ...decisions(one, own),
  ]
  return [...parts, ...statusIn(one, { buttons, compute, parts }), ...rowsIn(one)]
}

function decisions(one: Coded, own: CalculatorPart[]): CalculatorPart[] {
  const saved = own.some((line) => line.part === 'line' && line.pieces.some((piece) => 'saved' in piece))
  const refused = /\b(?:refus\w+|reject\w+)\b/i.test(one.raw)
  const nothing = /\bchanges? nothing\b|\bno (?:effect|influence)\b|\bmakes no difference\b/.test(one.words)
  return [
    ...(decides(one) ? [{ part: 'first' as const }] : []),
    ...(saved && others.test(one.words) ? [{ part: 'others' as const }] : []),
    ...(refused && nothing ? [{ part: 'unchanged' as const }] : []),
  ]
}

const others =
  /\b(?:missing|absent|not (?:shown|displayed|visible|there))\b[^.;]*\b(?:others?|else)\b|\b(?:everybody|everyone|anybody|anyone|all|for) (?:else|others?)\b[^.;]*\b(?:not|no|never|missing|absent|without)\b|\bonly (?:shown|appears?|visible|for)\b|\bothers (?:do not|don't|never)\b|\bwithout (?:it|this|a discount)\b[^.;]*\bnot\b/
const telling =
  /\b(?:reads?|shows?|shown|displays?|displayed|says?|appears?|written|answers?|result|output|looks? like|form|format|lines?|example|e\.g\.|such as|hence|see|sees|text)\b/
const saving = /\b(?:sav(?:e|es|ed|ing|ings)|difference|discount|reduction|deduct\w*|rebate)\b/

/** The lines of the answer that a sentence quotes: those with values of one rule, and the one about what is saved. */
function linesIn({ words, quotes }: Coded, outputs: Outputs, known: Piece[][]): CalculatorPart[] {
  if (quotes.length === 0 || !telling.test(words)) return []
  const found: CalculatorPart[] = []
  for (const quote of quotes) {
    const single = /^(?:1|one) \p{L}+$/u.test(quote) && /\b(?:single|one|singular)\b/.test(words)
    const saved = saving.test(`${words} ${quote.toLowerCase()}`) ? savedForm(quote) : undefined
    const form = single ? undefined : (formOfSample(quote, outputs) ?? saved)
    if (single) found.push({ part: 'single', text: quote })
    if (!form || known.some((one) => sameForm(one, form)) || overlaps(form, known)) continue
    known.push(form)
    found.push({ part: 'line', pieces: form })
  }
  return found
}

/** An output has one line. */
function overlaps(form: Piece[], known: Piece[][]): boolean {
  const names = (pieces: Piece[]) =>
    pieces.flatMap((piece) =>
      'output' in piece ? [`${piece.output}${piece.times ?? ''}`] : 'saved' in piece ? ['saved'] : [],
    )
  const mine = names(form)
  return known.some((one) => names(one).some((name) => mine.includes(name)))
}

function decides({ words }: Coded): boolean {
  return /\b(?:the )?first (?:row|line|rule|entry)\b[^.;]*\b(?:fits?|match\w*|applies|apply|decides|counts|wins)\b|\bfrom top to bottom\b/.test(
    words,
  )
}
