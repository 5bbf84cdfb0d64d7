import { escaped } from '../../../escaped.ts'
import type { ReadSentence } from '../../read-sentence.ts'
import { labelKey, singular } from '../labels.ts'
import type { Fact } from '../types.ts'
import type { ControlFact } from './control-fact.ts'

type Settled = { control: 'checkbox' } | { control: 'choice'; options: string[] } | { control: 'unsure' }

const statement =
  /^(?:I|We)(?:'m|’m|'d|’d)? (?:also )?(?:have|will|am|want|would|accept|agree|confirm|need|wish|understand|consent|keep|declare|own|know|was|were|had|do|don't|don’t|live|can|pay|bring|come|are)\b[^?]*$/i
const ticks =
  /\b(?:un)?(?:tick(?:s|ed|ing)?|check(?:ed)?(?=[^;.]{0,20}\bbox)|checkbox(?:es)?|check box(?:es)?)\b/i
const quoted = /["“]([^"”]{1,80})["”]/g
const chosen =
  /\b(?:chosen|choose[sn]?|choosing|selected|selects?|selecting|picked|picks?|can be|must be|shall be|is|are|offered|available)\b/i

/**
 * What is listed among "the fields" of a form may be a box to tick or a choice: other sentences tell. Where one says what can be chosen for
 * it, or that it is ticked, it is no text field; a statement that a person makes ("I need a ramp") without such a sentence may be either.
 * Each name is looked for only where its words stand.
 */
export function withSettledKinds(sentences: ReadSentence[]): ReadSentence[] {
  const kinds = new Map<string, Settled>()
  const names = new Set(
    sentences.flatMap(({ facts }) =>
      facts.flatMap((fact) => (fact.kind === 'control' && fact.control === 'textbox' ? [fact.name] : [])),
    ),
  )
  if (names.size === 0) return sentences
  const telling = tellingIn(sentences)
  for (const name of names) {
    const kind = settledBy(name, telling)
    if (kind) kinds.set(name, kind)
  }
  if (kinds.size === 0) return sentences
  const byLabel = new Map([...kinds].map(([name, kind]) => [labelKey(name), kind]))
  return sentences.map((sentence) => ({
    ...sentence,
    facts: sentence.facts.map((fact) => settled(fact, byLabel)),
  }))
}

interface Telling {
  /** Sentences that speak of ticking, by each of their quoted names in lower case. */
  ticked: Map<string, string[]>
  /** Sentences that list what can be chosen, and their words with the quoted ones blanked out. */
  listing: { sentence: ReadSentence; words: string }[]
  /** Somewhere a box is ticked. */
  ticks: boolean
}

function tellingIn(sentences: ReadSentence[]): Telling {
  const ticked = new Map<string, string[]>()
  const listing: Telling['listing'] = []
  for (const sentence of sentences) {
    const { text } = sentence
    if (/tick|check/i.test(text))
      for (const name of new Set(text.toLowerCase().split(/["“”]/))) listed(ticked, name).push(text)
    const words = text.replace(quoted, (whole) => `"${'_'.repeat(whole.length - 2)}"`).toLowerCase()
    if (chosen.test(words) && severalQuoted.test(words)) listing.push({ sentence, words })
  }
  return { ticked, listing, ticks: sentences.some(({ text }) => ticks.test(text.replace(quoted, ' '))) }
}

function listed(ticked: Map<string, string[]>, name: string): string[] {
  const known = ticked.get(name) ?? []
  ticked.set(name, known)
  return known
}

function settledBy(name: string, telling: Telling): Settled | undefined {
  const about = telling.ticked.get(name.toLowerCase()) ?? []
  if (about.length > 0) {
    const own = new RegExp(
      `\\b(?:un)?(?:tick|check)(?:s|ing|ed)? (?:the )?(?:box |checkbox )?["“]${escaped(name)}["”]|["“]${escaped(name)}["”](?: box| checkbox| check box)? (?:(?:is|are|was|gets|must be|shall be|must not be|shall not be|is not|has to be|needs to be|should be|may be|can be) )(?:not |left )?(?:un)?(?:ticked|checked)\\b`,
      'i',
    )
    if (about.some((text) => own.test(text))) return { control: 'checkbox' }
  }
  const options = optionsOf(name, telling.listing)
  if (options) return { control: 'choice', options }
  if (!statement.test(name)) return undefined
  return telling.ticks ? { control: 'checkbox' } : { control: 'unsure' }
}

const list = '["“][^"”]+["”](?:(?:,? (?:and|or) |, )["“][^"”]+["”])+'
const severalQuoted = new RegExp(list)

/** 'One of the plans "Basic" and "Plus" must be chosen', 'The plan is either "Basic" or "Plus"'. */
function optionsOf(name: string, listing: Telling['listing']): string[] | undefined {
  const label = name.replace(/\s*\([^()]*\)$/, '').toLowerCase()
  const forms = [label, plural(label), singular(label)]
  const named = listing.filter(({ words }) => forms.some((form) => words.includes(form)))
  if (named.length === 0) return undefined
  const spoken = `(?:${forms.map(escaped).join('|')})`
  const expressions = [
    `\\b(?:one|either|exactly one) of (?:the |these |three |two |four )*${spoken}:? (${list})`,
    `\\b${spoken} (?:must be|shall be|is|can be|may be) (?:either |one of )(${list})`,
  ].map((source) => new RegExp(source, 'i'))
  for (const { sentence, words } of named) {
    const found = expressions[0]?.exec(words) ?? expressions[1]?.exec(words)
    if (!found || sentence.facts.some((fact) => fact.kind === 'control' && fact.name === name)) continue
    const [whole = '', listed = ''] = found
    const start = found.index + whole.length - listed.length
    const options = [...sentence.text.slice(start, start + listed.length).matchAll(quoted)].map(
      ([, one = '']) => one,
    )
    if (options.length > 1) return options
  }
  return undefined
}

function plural(label: string): string {
  return /[^aeiou]y$/.test(label) ? label.replace(/y$/, 'ies') : `${label}s`
}

function settled(fact: Fact, kinds: ReadonlyMap<string, Settled>): Fact {
  if (fact.kind === 'control' && fact.control === 'textbox') {
    const kind = kinds.get(labelKey(fact.name))
    return kind ? controlOf(fact, kind) : fact
  }
  if (fact.kind !== 'field') return fact
  const kind = kinds.get(labelKey(fact.label))
  if (kind?.control === 'checkbox')
    return { ...fact, constraints: { ...fact.constraints, control: 'checkbox' } }
  if (kind?.control !== 'choice') return fact
  return { ...fact, constraints: { ...fact.constraints, control: 'select', choices: kind.options } }
}

function controlOf(fact: ControlFact, kind: Settled): ControlFact {
  if (kind.control === 'unsure') return { ...fact, shown: false }
  return kind.control === 'checkbox'
    ? { ...fact, control: 'checkbox' }
    : { ...fact, control: 'choice', options: kind.options }
}
