import type { ReadSentence } from '../../read-document.ts'
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
 * Linear in the sentences for each such name.
 */
export function withSettledKinds(sentences: ReadSentence[]): ReadSentence[] {
  const kinds = new Map<string, Settled>()
  for (const { facts } of sentences)
    for (const fact of facts) {
      if (fact.kind !== 'control' || fact.control !== 'textbox' || kinds.has(fact.name)) continue
      const kind = settledBy(fact.name, sentences)
      if (kind) kinds.set(fact.name, kind)
    }
  if (kinds.size === 0) return sentences
  const byLabel = new Map([...kinds].map(([name, kind]) => [labelKey(name), kind]))
  return sentences.map((sentence) => ({
    ...sentence,
    facts: sentence.facts.map((fact) => settled(fact, byLabel)),
  }))
}

function settledBy(name: string, sentences: ReadSentence[]): Settled | undefined {
  const own = new RegExp(
    `\\b(?:un)?(?:tick|check)(?:s|ing|ed)? (?:the )?(?:box |checkbox )?["“]${literal(name)}["”]|["“]${literal(name)}["”](?: box| checkbox| check box)? (?:(?:is|are|was|gets|must be|shall be|must not be|shall not be|is not|has to be|needs to be|should be|may be|can be) )(?:not |left )?(?:un)?(?:ticked|checked)\\b`,
    'i',
  )
  if (sentences.some(({ text }) => own.test(text))) return { control: 'checkbox' }
  for (const { text, facts } of sentences) {
    const options = optionsIn(text, name)
    if (options && !facts.some((fact) => fact.kind === 'control' && fact.name === name))
      return { control: 'choice', options }
  }
  if (!statement.test(name)) return undefined
  return sentences.some(({ text }) => ticks.test(text.replace(quoted, ' ')))
    ? { control: 'checkbox' }
    : { control: 'unsure' }
}

/** 'One of the plans "Basic" and "Plus" must be chosen', 'The plan is either "Basic" or "Plus"'. */
function optionsIn(text: string, name: string): string[] | undefined {
  const label = name.replace(/\s*\([^()]*\)$/, '').toLowerCase()
  const words = text.replace(quoted, (whole) => `"${'_'.repeat(whole.length - 2)}"`).toLowerCase()
  const list = '["“][^"”]+["”](?:(?:,? (?:and|or) |, )["“][^"”]+["”])+'
  const spoken = `(?:${literal(label)}|${literal(plural(label))}|${literal(singular(label))})`
  const found =
    new RegExp(
      `\\b(?:one|either|exactly one) of (?:the |these |three |two |four )*${spoken}:? (${list})`,
      'i',
    ).exec(words) ??
    new RegExp(`\\b${spoken} (?:must be|shall be|is|can be|may be) (?:either |one of )(${list})`, 'i').exec(
      words,
    )
  const [whole = '', listed = ''] = found ?? []
  if (!found || !chosen.test(words)) return undefined
  const start = found.index + whole.length - listed.length
  const options = [...text.slice(start, start + listed.length).matchAll(quoted)].map(([, one = '']) => one)
  return options.length > 1 ? options : undefined
}

function plural(label: string): string {
  return /[^aeiou]y$/.test(label) ? label.replace(/y$/, 'ies') : `${label}s`
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
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
