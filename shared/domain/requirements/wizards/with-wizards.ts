import { labelKey } from '../facts/labels.ts'
import type { Constraints, Fact, FieldFact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { amountsIn, countsIn } from './amounts.ts'
import { bulletFields } from './bullet-fields.ts'
import { capacityOf } from './capacities.ts'
import { exampleIn, isExample } from './examples.ts'
import { moneyIn } from './money.ts'
import { placedFields, type PlacedField } from './placed-fields.ts'
import { shownIn } from './shown-values.ts'
import { buttonsOf, type StepButton } from './step-buttons.ts'
import { besideMention, headingsIn, linesOf, type Line } from './step-lines.ts'
import { countedHeading, markIn, totalIn, type StepNames } from './step-mentions.ts'
import { absencesIn, behavioursIn, initialsIn } from './told-behaviours.ts'
import { endsIn } from './told-ends.ts'
import { triedRules, withToldRules } from './told-rules.ts'
import { blanksIn, trimIn } from './told-spaces.ts'
import { saidOfLast } from './last-named.ts'
import { toldConditions } from './told-conditions.ts'
import { toldChoices } from './told-choices.ts'
import type { WizardPart } from './wizard-facts.ts'
import type { KnownInput } from './wizard-inputs.ts'
import { withUnread } from './unread-sentences.ts'
import { withTables } from './with-tables.ts'

const steps =
  /\b(?:steps?|pages?|screens?|stages?|parts?) (?:\d|one\b|two\b)|\b(?:first|second|two|three|four|five|six) (?:steps?|pages?|screens?|stages?)\b/i
const moves = /["“](?:next|continue|proceed|back|previous)\b|\bnext (?:step|page|screen)\b/i

/**
 * Finds a form that is filled in over several steps: which inputs stand in which step, what leads on and back, what each step shows. Each
 * sentence that says so gets a `wizard` fact; what it states as a rule or a flow of its own is dropped, since the steps give it its place.
 * `told` are the sentences before they were read as a whole, in which no input is lost. A text without such steps gives nothing. Linear.
 */
export function withWizards(
  source: string,
  read: ReadSentence[],
  told: ReadSentence[],
): ReadSentence[] | undefined {
  if (!steps.test(source) || !moves.test(source)) return undefined
  const sentences = withTables(read, told)
  const found = linesOf(source, sentences)
  if (!found) return undefined
  const { lines, names } = found
  const bullets = bulletFields(lines)
  for (const line of lines) {
    const facts = bullets.get(line.at)
    if (!facts) continue
    line.listed = true
    line.sentence = sentences[line.at] = { ...line.sentence, facts, kind: 'requirement' }
  }
  const { facts: chosen, options } = toldChoices(lines)
  const restated = (more: Map<number, Fact[]>) => {
    for (const line of lines) {
      const facts = more.get(line.at)
      if (facts) line.sentence = sentences[line.at] = { ...line.sentence, facts, kind: 'requirement' }
    }
  }
  restated(chosen)
  restated(saidOfLast(lines))
  restated(toldConditions(lines))
  const declared = sentences.flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'field' && !fact.known ? [fact.label] : [])),
  )
  const none = [...declared, ...options].map((label) => label.toLowerCase())
  const buttons = buttonsOf(lines, names, new Set(none))
  const known = new Set([...buttons.map(({ name }) => name.toLowerCase()), ...names.names.keys()])
  const noInputs = new Set([...buttons.map(({ name }) => name), ...options].map((name) => name.toLowerCase()))
  const listed = listedNames(lines, names)
  const placed = placedFields(lines, noInputs).filter(
    ({ label }) => markIn(label) === undefined && !listed.has(label.toLowerCase()),
  )
  const stepsWithFields = new Set(placed.map(({ step }) => step))
  const onward = buttons.some(({ role }) => role === 'next')
  if (!onward || placed.length < 2 || stepsWithFields.size < 2) return undefined
  for (const line of lines) {
    const labels = placed.map(({ label }) => label)
    const facts = withToldRules(line, labels) ?? triedRules(line, labels)
    if (facts) line.sentence = sentences[line.at] = { ...line.sentence, facts }
  }
  const parts = new Map<number, WizardPart[]>()
  const add = (at: number, more: WizardPart[]) => {
    if (more.length > 0) parts.set(at, [...(parts.get(at) ?? []), ...more])
  }
  for (const field of placed) add(field.at, [{ part: 'field', step: field.step, label: field.label }])
  for (const { at, name, role, steps: where } of buttons)
    for (const place of new Set(at)) add(place, [{ part: 'button', role, name, steps: where }])
  readParts({ lines, names, buttons, inputs: inputsOf(placed, sentences), known }, add)
  const rewriting = { placed, buttons, options }
  const result = sentences.map((sentence, at) => rewritten(sentence, parts.get(at) ?? [], rewriting, at))
  return withUnread(result, lines, buttons, new Set(names.names.keys()), options)
}

interface Known {
  lines: Line[]
  names: StepNames
  buttons: StepButton[]
  inputs: KnownInput[]
  /** Names of buttons and headings in lower case. */
  known: Set<string>
}

type Add = (at: number, more: WizardPart[]) => void

function readParts({ lines, names, buttons, inputs, known }: Known, add: Add): void {
  const labels = inputs.map(({ label }) => label)
  const ends = endsIn(lines, buttons, known, closingStep(names, buttons, inputs))
  // "The name of the step is its heading".
  const asHeading = lines.some(({ part }) =>
    /\bsteps,? (?:headed|titled|with the (?:headings?|titles?))\b|\bnames? as (?:its |their |the )?headings?\b|\bname\b[^.]{0,40}\bsteps?\b[^.]{0,50}\bheading\b|\bheading\b[^.]{0,40}\b(?:is|shows|gives|has|be)\b[^.]{0,20}\bname\b/i.test(
      part.masked,
    ),
  )
  const counts = lines.flatMap((line) => countsIn(line, inputs) ?? [])
  for (const line of lines) {
    const { at } = line
    const end = ends.get(at)
    const capacity = capacityOf(line, inputs, counts)
    add(at, [
      ...stepTexts(line, names, buttons, asHeading),
      ...(end ? [end] : []),
      ...(capacity ? [capacity] : []),
    ])
    const { kind } = line.sentence
    if (kind === 'heading' || kind === 'question' || kind === 'notRead') continue
    const told = line.sentence.facts.flatMap((fact) =>
      fact.kind === 'wizard' ? fact.parts.filter(({ part }) => part !== 'field') : [],
    )
    const example = exampleIn(line, inputs)
    const behaviours = line.sentence.table ? [] : behavioursIn(line, buttons)
    const changed = behaviours.some((one) => one.part === 'behaviour' && one.name === 'changed')
    const moving = behaviours.some(
      (one) => one.part === 'behaviour' && (one.name === 'kept' || one.name === 'free back'),
    )
    add(at, [
      ...told,
      ...initialsIn(line, labels),
      ...absencesIn(line, buttons),
      ...behaviours,
      ...(end || changed || moving || example.length > 0 ? [] : shownIn(line, inputs, known)),
      ...example,
      ...moneyForm(line, example.length > 0),
      ...(isExample(line) || end || rowsOnly(line) ? [] : amountsIn(line, inputs)),
      ...blanksIn(line, inputs),
      ...trimIn(line),
    ])
  }
}

/** The last step, where nothing is entered and nothing confirmed: it only says that all is done. */
function closingStep({ total }: StepNames, buttons: StepButton[], inputs: KnownInput[]): number | undefined {
  const used = inputs.some(({ step }) => step === total) || buttons.some(({ role }) => role === 'confirm')
  return used || total < 3 ? undefined : total
}

/** How amounts are written where they are shown: as in a quoted text or an example of the text. */
function moneyForm({ part, sentence }: Line, example: boolean): WizardPart[] {
  const samples = example ? moneyIn(part.raw) : part.quotes.flatMap(({ value }) => moneyIn(value))
  const plain = samples.filter(({ decimals }) => decimals)
  const [first] = plain.filter(({ negative }) => !negative)
  if (sentence.table || !first) return []
  const large = plain.find(({ cents }) => cents >= 100_000)
  const single =
    /\bno (?:thousands? )?separators?\b|\bwithout (?:a |any )?(?:thousands? )?separators?\b/i.test(
      part.masked,
    )
  const negative = plain.find((one) => one.negative)?.text
  return [
    {
      part: 'money',
      before: first.before,
      after: first.after,
      ...(large || single ? { grouped: large?.grouped === true } : {}),
      ...(negative === undefined ? {} : { negative }),
    },
  ]
}

/** A sentence that only tells what a step shows states no price. */
function rowsOnly({ part }: Line): boolean {
  return /\brows?\b|\bshows?\b/i.test(part.masked) && !/[€$£]|\b(?:EUR|USD|GBP)\b|%/.test(part.masked)
}

/** The quoted names of all steps in the sentences that list them; an input may bear the name of a step that is told elsewhere. */
function listedNames(lines: Line[], { names, total }: StepNames): Set<string> {
  const listing = lines.filter(({ part }) => totalIn(part.masked) === total)
  const quoted = listing.flatMap(({ part }) => part.quotes.map(({ value }) => value.toLowerCase()))
  return new Set(quoted.filter((value) => names.has(value)))
}

/** Texts that say where one is, headings, and the names of the steps. */
function stepTexts(
  line: Line,
  { names, total }: StepNames,
  buttons: StepButton[],
  asHeading: boolean,
): WizardPart[] {
  const found: WizardPart[] = []
  const headed = headingsIn(line.part)
  const besides = besideMention(line.part, line.mentions)
  for (const quote of line.part.quotes) {
    const mark = markIn(quote.value)
    if (mark) found.push({ part: 'mark', step: mark.step, text: quote.value })
    const counted = countedHeading(quote.value, total)
    if (counted !== undefined) {
      const heading = /\bhead(?:ings?|ed|lines?)\b|\btitles?\b|\btitled\b/i.test(line.part.masked)
      found.push({ part: heading ? 'heading' : 'name', step: counted, text: quote.value })
      continue
    }
    const step = names.get(quote.value.toLowerCase())
    if (step === undefined || mark || buttons.some(({ name }) => name === quote.value)) continue
    if (headed.some((one) => one.quote === quote)) found.push({ part: 'heading', step, text: quote.value })
    else if (line.opens === step || besides.some((one) => one.quote === quote))
      found.push({ part: asHeading ? 'heading' : 'name', step, text: quote.value })
    else if (asHeading && totalIn(line.part.masked) === total)
      found.push({ part: 'heading', step, text: quote.value })
  }
  return found
}

function inputsOf(placed: PlacedField[], sentences: ReadSentence[]): KnownInput[] {
  const all = new Map<string, Constraints>()
  const learn = (fact: Fact) => {
    if (fact.kind !== 'field') return
    const key = labelKey(fact.label)
    all.set(key, { ...all.get(key), ...fact.constraints })
  }
  for (const { facts } of sentences) facts.forEach(learn)
  for (const { declared } of placed) if (declared) learn(declared)
  return placed.map(({ label, step }) => ({ label, step, constraints: all.get(labelKey(label)) ?? {} }))
}

const kept = new Set<Fact['kind']>(['field', 'mention', 'message', 'relation', 'conditional', 'page'])

/** What a sentence says of the inputs stays; whatever else it states, the steps say where it belongs. */
function rewritten(
  sentence: ReadSentence,
  parts: WizardPart[],
  { placed, buttons, options }: { placed: PlacedField[]; buttons: StepButton[]; options: Set<string> },
  at: number,
): ReadSentence {
  const labels = new Set(placed.map(({ label }) => labelKey(label)))
  const names = new Set(buttons.map(({ name }) => name))
  const answered = parts.some(
    ({ part }) => part === 'missing' || part === 'end' || part === 'shown' || part === 'mark',
  )
  const declared = placed.flatMap((one): FieldFact[] => (one.declared && one.at === at ? [one.declared] : []))
  const own = sentence.facts.filter(
    (fact) =>
      kept.has(fact.kind) &&
      !(answered && (fact.kind === 'message' || fact.kind === 'mention')) &&
      !(fact.kind === 'message' && (names.has(fact.text) || options.has(fact.text))) &&
      !(
        (fact.kind === 'field' || fact.kind === 'mention') &&
        !labels.has(labelKey(fact.label)) &&
        labelKey(fact.label) !== 'age'
      ),
  )
  const facts: Fact[] = [
    ...declared,
    ...own,
    ...(parts.length > 0 ? [{ kind: 'wizard' as const, parts }] : []),
  ]
  const stated = parts.length > 0 && (sentence.kind === 'context' || sentence.kind === 'example')
  return { ...sentence, facts, ...(stated ? { kind: 'requirement' as const } : {}) }
}
