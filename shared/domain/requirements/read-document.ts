import { withAccounts, withoutFixed } from './accounts/with-accounts.ts'
import { withAnsweredRefusals } from './accounts/said-of-refusal.ts'
import { withRequestedLinks } from './accounts/requested-links.ts'
import { withGatedButtons } from './accounts/gated-buttons.ts'
import { withEndpoints } from '../interfaces/reading/prose/with-endpoints.ts'
import { type Allowance, newAllowance } from './allowance.ts'
import { readApi } from '../interfaces/reading/read-api.ts'
import { readBlocks, type Block } from './blocks.ts'
import { withCheckedForms } from './checked-forms/with-checked-forms.ts'
import { maskQuotes, without, type Masked } from './facts/mask.ts'
import { readBare } from './facts/messages/bare-messages.ts'
import { readFacts, type Surroundings } from './facts/read-facts.ts'
import { withCalculators } from './calculators/with-calculators.ts'
import { withMoneyLimits } from './money-limits/with-money-limits.ts'
import { withNeedAnswers } from './choice-rules/need-answers.ts'
import { withoutDemandingRules } from './choice-rules/demanding-rules.ts'
import { withChoiceRules } from './choice-rules/with-choice-rules.ts'
import { withComparedThings } from './facts/rules/compared-things.ts'
import { withGroups } from './facts/groups/with-groups.ts'
import { withAllFields } from './facts/told/all-fields.ts'
import { withOtherwiseRefused } from './facts/messages/otherwise-refused.ts'
import { withKnownCodes } from './facts/told/known-codes.ts'
import { withInventory } from './facts/inventory/with-inventory.ts'
import { withoutPressedInputs } from './facts/inventory/pressed-names.ts'
import { withEntrySamples } from './facts/messages/entry-samples.ts'
import { withOpening } from './facts/opening/with-opening.ts'
import { withoutRowClicks } from './facts/behaviour/row-buttons.ts'
import { withListViews } from './list-views/with-list-views.ts'
import { withFormLists } from './facts/told/with-form-lists.ts'
import { merged } from '../interfaces/reading/merged.ts'
import { withBoards } from './boards/with-boards.ts'
import { withCollections } from './collections/with-collections.ts'
import { withNamedPairs } from './facts/rules/named-pairs.ts'
import { withSpecialValues } from './facts/fields/special-values.ts'
import { withBookingWindows } from './facts/temporal/booking-windows.ts'
import { aboutTopic, spoken, topicOf } from './facts/fields/topics.ts'
import type { Fact, FieldFact } from './facts/types.ts'
import { withDemands } from './demands/with-demands.ts'
import { placeFlows } from './flows/place-flows.ts'
import { withLedMoves } from './led-moves/with-led-moves.ts'
import { withLifeCycles } from './life-cycles/with-life-cycles.ts'
import { withoutInvisible } from '../test-generation/requirements/invisible.ts'
import { withForeignLabels } from './language-around.ts'
import { glanced, whyNotRead } from '../test-generation/requirements/language.ts'
import type { SentenceKind } from '../test-generation/requirements/schema.ts'
import { kindOf } from './sentence-kind.ts'
import { withPriceLists } from './price-lists/with-price-lists.ts'
import { leadOf, sectionKind } from './sentence-leads.ts'
import { splitSentences, type Span } from './split-sentences.ts'
import { withStatusLists } from './status-lists/with-status-lists.ts'
import { orderLength } from './tester-orders.ts'
import { withoutOtherThings } from './other-things.ts'
import { withTerms } from './terms.ts'
import { readTables } from './tables/read-tables.ts'
import type { RowReading } from './tables/table.ts'
import { withoutNegatedSubject } from './negated-subjects.ts'
import { unturned } from './turned-conditions.ts'
import { withStateMessages } from './state-messages/with-state-messages.ts'
import { withUploads } from './uploads/with-uploads.ts'
import { withWizards } from './wizards/with-wizards.ts'
import { withWorkflows } from './workflows/with-workflows.ts'
import type { ReadSentence } from './read-sentence.ts'

/** Reads a text into sentences with facts, in source order; what is above the allowance is named as not read. Linear in the length of the text. */
export function readDocument(text: string, allowance = newAllowance()): ReadSentence[] {
  const { prose, sentences } = readApi(text)
  const all = withCollections(
    sentences.length === 0 ? readProse(text, allowance) : merged(readProse(prose, allowance), sentences),
  )
  return withBoards(withEndpoints(all))
}

function readProse(text: string, allowance: Allowance): ReadSentence[] {
  const sentences: ReadSentence[] = []
  let section = 0
  let previous: string[] = []
  let stated: FieldFact[] = []
  let afterMessage = false
  let under: SentenceKind | undefined
  const blocks = readBlocks(text)
  const rows = readTables(text, blocks)
  for (const block of blocks) {
    if (block.kind === 'heading') {
      section += 1
      under = sectionKind(text.slice(block.start, block.end))
    }
    const row = rows.get(block)
    const spans = spansOf(text, block)
    const [first] = spans
    const topic = first && spans.length > 1 ? topicOf(text.slice(first.start, first.end)) : undefined
    for (const span of spans) {
      const isFull = block.kind !== 'heading' && (allowance.sentences <= 0 || allowance.requirements <= 0)
      const sentence = readSentence(text, span, block, {
        isFull,
        section,
        previous,
        stated,
        afterMessage,
        ...(row ? { row } : {}),
        goesOn: span !== first && block.kind === 'item',
        ...(under ? { under } : {}),
        ...(topic !== undefined && span !== first ? { topic } : {}),
      })
      stated = sentence.facts.filter((fact) => fact.kind === 'field')
      const labels = stated.map(({ label }) => label)
      if (labels.length > 0 || block.kind === 'heading') previous = labels
      afterMessage = sentence.facts.some(({ kind }) => kind === 'message')
      if (sentence.kind !== 'heading') allowance.sentences -= 1
      // A row of a table costs half as much.
      if (sentence.kind === 'requirement') allowance.requirements -= row ? 0.5 : 1
      sentences.push(sentence)
    }
  }
  const told = withoutOtherThings(sentences.map(glanced))
  const read = placed(
    text,
    told,
    beside.reduce((before, next) => next(before), told),
  )
  return read.map((sentence) => ({ ...sentence, text: text.slice(sentence.start, sentence.end) }))
}

/** What a sentence says in the light of the others, each reader behind the ones whose facts it builds on. */
const beside: ((sentences: ReadSentence[]) => ReadSentence[])[] = [
  withLedMoves,
  withStatusLists,
  withUploads,
  withPriceLists,
  withFormLists,
  withAccounts,
  withOtherwiseRefused,
  withAnsweredRefusals,
  withRequestedLinks,
  withInventory,
  withoutPressedInputs,
  withEntrySamples,
  withOpening,
  withoutRowClicks,
  withListViews,
  withAllFields,
  withoutFixed,
  withGatedButtons,
  withKnownCodes,
  withStateMessages,
  withMoneyLimits,
  withSpecialValues,
  withNamedPairs,
  withComparedThings,
  withBookingWindows,
  withChoiceRules,
  withNeedAnswers,
  withForeignLabels,
  withDemands,
  withTerms,
  withGroups,
  withoutDemandingRules,
  withLifeCycles,
  withoutOtherThings,
]

/** The steps of a form that is filled in over several pages, else the flows of use cases. */
function placed(text: string, told: ReadSentence[], read: ReadSentence[]): ReadSentence[] {
  const wizards = withWizards(text, read, told)
  if (wizards) return wizards
  const flows = placeFlows(text, read)
  return withCalculators(flows) ?? withCheckedForms(text, withWorkflows(text, flows))
}

function spansOf(text: string, block: Block): Span[] {
  if (block.kind === 'paragraph' || block.kind === 'item')
    return splitSentences(text, block.start, block.end).map((span) => behindOrder(text, span))
  return [{ start: block.start, end: block.end }]
}

/** "Verify that the page …" is read from behind its order. */
function behindOrder(text: string, { start, end }: Span): Span {
  const length = orderLength(text.slice(start, Math.min(end, start + 60)))
  return start + length < end
    ? { start: start + length, end, ...(length > 0 ? { ordered: true as const } : {}) }
    : { start, end }
}

interface Place {
  /** As much is read as is read at once. */
  isFull: boolean
  section: number
  previous: string[]
  stated: FieldFact[]
  afterMessage: boolean
  /** Another sentence of the same list item stands before it. */
  goesOn: boolean
  /** What was read of a row in its table. */
  row?: RowReading
  /** What the heading says of all sentences under it. */
  under?: SentenceKind
  /** The input that the paragraph is about. */
  topic?: string
}

function readSentence(
  source: string,
  { start, end, ordered }: Span,
  block: Block,
  { isFull, section, previous, stated, afterMessage, goesOn, row, under, topic }: Place,
): ReadSentence {
  const text = source.slice(start, end)
  const base = { text, start, end, section, ...(block.reference ? { reference: block.reference } : {}) }
  const reason = isFull ? 'more than is read at once' : whyNotRead(text)
  if (reason) return { ...base, kind: 'notRead', reason, facts: [] }
  if (block.kind === 'heading' || block.kind === 'code')
    return { ...base, kind: block.kind === 'code' ? 'example' : 'heading', facts: [] }
  if (row) return { ...base, ...row, table: true }
  const seen = withoutNegatedSubject(unturned(withoutInvisible(text)))
  const part = maskQuotes(spoken(seen, topic))
  const bare = goesOn ? readBare(part, stated) : []
  if (bare.length > 0)
    return { ...base, kind: under ?? 'requirement', facts: under && under !== 'requirement' ? [] : bare }
  const found = factsBehind(part, leadOf(part.masked)?.length ?? 0, { previous, stated, afterMessage })
  const facts = aboutTopic(found, topic)
  const kind = under ?? (ordered ? 'requirement' : kindOf(seen, facts))
  return { ...base, kind, facts: kind === 'requirement' ? facts : facts.filter(isName) }
}

/** "Note: …" is read from behind its first word, unless that is the label of an input: "Comment: up to 300 characters". */
function factsBehind(part: Masked, lead: number, around: Surroundings): Fact[] {
  const whole = readFacts(part, around)
  const word = part.masked
    .slice(0, lead)
    .replace(/[^\p{L}\s]+/gu, '')
    .trim()
    .toLowerCase()
  const labelled = whole.some((fact) => fact.kind === 'field' && fact.label.toLowerCase() === word)
  return lead === 0 || labelled ? whole : readFacts(without(part, 0, lead), around)
}

/** What is not stated as a requirement may name pages and buttons, but declares nothing. */
function isName({ kind }: Fact): boolean {
  return kind === 'button' || kind === 'page'
}
