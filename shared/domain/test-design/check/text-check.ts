import { maskQuotes } from '../../requirements/facts/mask.ts'
import type { TestModel } from '../model.ts'
import { stems } from './behaviour.ts'
import { evidenceOf } from './model-evidence.ts'
import { Evidence } from './text-evidence.ts'
import { clausesIn, type Clause } from './text-clauses.ts'
import { clockTimes, numbersIn } from './written-numbers.ts'

/** A sentence of the text that states a requirement. */
export interface StatedSentence {
  id: string
  text: string
}

/** A part of a requirement that no model element holds; offsets into its sentence. */
export interface Unaccounted {
  requirementId: string
  words: string
  start: number
  end: number
}

/**
 * Second check, from the text: every number, quoted text, clause with a modal verb and clause behind a condition word of each
 * sentence is looked for in the model elements of that requirement. What is in none of them is returned in the order of the text,
 * a part that lies in a longer one only once. Reads text and model, knows nothing of how cases are made. Linear in the text.
 */
export function unaccountedParts(sentences: StatedSentence[], model: TestModel): Unaccounted[] {
  const evidence = evidenceOf(
    model,
    sentences.map(({ id }) => id),
  )
  const names = evidence.get('') ?? new Evidence()
  return sentences.flatMap(({ id, text }) => partsOf(id, text, evidence.get(id) ?? new Evidence(), names))
}

/** User stories and scenarios are told in words that a model turns into steps: their values are compared, not their clauses. */
const told =
  /^\W*(?:user story\W+)?as an?\s.{2,80}\bI (?:want|need|can|would)\b|^\W*(?:scenario|example|background|given)\b/is

interface Part {
  start: number
  end: number
  held: boolean
}

function partsOf(requirementId: string, text: string, evidence: Evidence, names: Evidence): Unaccounted[] {
  const { masked, quotes } = maskQuotes(text)
  const read = withoutCounts(withoutExamples(masked))
  const values: Part[] = [
    ...[...numbersIn(read), ...clockTimes(read)].map(({ value, start, end }) => ({
      start,
      end,
      held: evidence.numbers.has(value) || evidence.numbers.has(value.replace(/^-/, '')),
    })),
    ...quotes
      .filter(({ start, value }) => read[start] !== ' ' && !/<[^>]+>/.test(value) && !isPlace(read, start))
      .map(({ start, end, value }) => ({
        start,
        end,
        held: evidence.holdsLiteral(value) || names.holdsLiteral(value),
      })),
  ]
  const clauses = told.test(masked) ? [] : clausesIn(read)
  const open = [
    ...clauses.filter(
      (clause) =>
        !clauseHeld(clause, read, values, evidence) ||
        (!evidence.compared && comparesInputs(read.slice(clause.start, clause.end), names)),
    ),
    ...values.filter(({ held }) => !held),
  ]
  return outermost(open).map(({ start, end }) => ({
    requirementId,
    start,
    end,
    words: text.slice(start, end).replace(/\s+/g, ' ').trim(),
  }))
}

/** The name of a page or dialog, which is no value. */
function isPlace(read: string, start: number): boolean {
  return /\b(?:dialog|page|form|screen|window|section|tab|menu|view)\s$/i.test(
    read.slice(Math.max(0, start - 12), start),
  )
}

/** Examples and concessions ("even when …") state nothing that a case has to show; blanked, so that offsets stay. */
function withoutExamples(masked: string): string {
  return masked.replace(
    /\((?:e\.g\.|for example|such as|i\.e\.)[^)]{0,200}\)|\b(?:e\.g\.|for example)[^;)]{0,200}|\beven (?:when|if|though)\s[^,.;]{0,200}|\bso that\s.{0,400}/gi,
    (whole) => ' '.repeat(whole.length),
  )
}

const listed =
  '(?:fields|inputs|check ?boxes|buttons|options|tabs|links|columns|steps|radio buttons|drop-?downs|lists|values|sections)'
const counted = new RegExp(
  `\\b(?:two|three|four|five|six|seven|eight|nine|ten)(?= (?:[\\w-]+ ){0,2}?${listed}:)|(?<=\\bthe )two(?= (?:new )?(?:passwords|entries|values|fields|inputs)\\b)`,
  'gi',
)

/** "There are three check boxes: …": the list says how many there are, and "the two passwords" are known. */
function withoutCounts(read: string): string {
  return read.replace(counted, (whole) => ' '.repeat(whole.length))
}

const comparing =
  /\b(?:after|before|than|exceeds?|equal to|equals|same as|different from|differ from|match(?:es)?)(?: or equal to)? the ([\p{L}][\p{L}\p{N}-]*(?: [\p{L}\p{N}-]+){0,3})/giu

/** "must be after the start date", where that is an input: words of the input alone do not hold it. */
function comparesInputs(clause: string, names: Evidence): boolean {
  return [...clause.matchAll(comparing)].some(([, found = '']) => {
    const words = found.split(' ')
    return words.some((_, at) => names.holdsLiteral(words.slice(0, at + 1).join(' ')))
  })
}

/** Enough of its words, or all its values, are in the model. */
function clauseHeld(
  { start, end, share }: Clause,
  read: string,
  values: Part[],
  evidence: Evidence,
): boolean {
  const inside = values.filter((value) => value.start >= start && value.end <= end)
  if (inside.length > 0) return inside.every(({ held }) => held)
  const wanted = contentOf(read.slice(start, end))
  if (wanted.length === 0) return true
  const held = wanted.filter((stem) => evidence.stems.has(stem)).length
  return held > 0 && held >= wanted.length * share
}

const plain = new Set(
  stems(
    'they their its his her has have had was were been being with for by at or of this these those each every all any some such as than more less least most no not only if unless until before after within otherwise while whenever except once during else can cannot may might must shall should will would could need needs allow allowed able provide contain consist use enter entered fill give given select chosen choose show shown shows display displayed appear appears see system page application app form field input value message text there again also both either own same one it do does done he she we you',
  ),
)

function contentOf(text: string): string[] {
  return [...new Set(stems(text.replace(/"[^"]*"/g, ' ')))].filter(
    (stem) => !plain.has(stem) && !/^\d+$/.test(stem) && stem.length > 1,
  )
}

function outermost(parts: { start: number; end: number }[]): { start: number; end: number }[] {
  const sorted = parts.toSorted((a, b) => a.start - b.start || b.end - a.end)
  let until = -1
  return sorted.filter(({ end }) => (end <= until ? false : Boolean((until = end))))
}
