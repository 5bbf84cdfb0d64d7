import type { Fact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { behavioursOf } from './behaviours.ts'
import { withListed } from './listed-inputs.ts'
import type { CheckedFormFact, CheckedPart, Wrong, Placed } from './parts.ts'
import { rulesOf } from './rules.ts'
import type { RulesOf } from './success-samples.ts'
import { withSingle } from './single-success.ts'
import { withToldButtons } from './told-buttons.ts'
import { withTold } from './told-inputs.ts'
import { unitsOf } from './units.ts'
import { discardedIn } from './shown-inputs.ts'
import { unreadMessages } from './unread-messages.ts'
import { vocabularyOf, type KnownInput } from './vocabulary.ts'

const fewestRules = 3
const longest = 60_000

/**
 * A form that is checked when it is sent, with a message of its own for what is wrong with each input: its inputs, the rules of each in their
 * order, and what happens then. The sentences that say so get these facts and none of another kind of form. A text without such rules, or
 * one that was read as steps or as a list already, is left as it is. Linear.
 */
export function withCheckedForms(text: string, sentences: ReadSentence[]): ReadSentence[] {
  if (text.length > longest || isTaken(sentences)) return sentences
  const units = unitsOf(text)
  const known = withToldButtons(vocabularyOf(sentences), units)
  const told = withTold(known, units, sentences)
  if (told === known && !hasControls(sentences)) return sentences
  const vocabulary = withListed(told, units)
  if (vocabulary.buttons.length === 0) return sentences
  const rules = withDiscards(
    aboutForm(rulesOf(units, vocabulary).filter(isSure), sentences),
    units.map(({ text }) => discardedIn(text, vocabulary)),
  )
  if (!isForm(rules)) return sentences
  const messages = new Set(rules.flatMap(({ part }) => (part.part === 'rule' ? [part.message] : [])))
  const behaviours = withSingle(behavioursOf(units, vocabulary, wrongsOf(rules)), units, vocabulary).filter(
    // What answers a mistake is not what a right form leads to.
    ({ part }) => part.part !== 'success' || !messages.has(part.text),
  )
  const unread = unreadMessages(units, vocabulary, [...rules, ...behaviours])
  const placed = [...inputsOf(vocabulary.inputs), ...rules, ...behaviours, ...unread].toSorted(
    (a, b) => a.at - b.at,
  )
  return knowsLess(sentences, placed) ? sentences : claimed(sentences, placed)
}

function withDiscards(placed: Placed[], told: (string[] | 'all')[]): Placed[] {
  const all = told.includes('all')
  const labels = new Set(told.flatMap((one) => (one === 'all' ? [] : one)))
  return placed.map((one) =>
    one.part.part === 'shown' && (all || labels.has(one.part.label))
      ? { ...one, part: { ...one.part, discards: true } }
      : one,
  )
}

function wrongsOf(rules: Placed[]): RulesOf {
  const found = new Map<string, Wrong[]>()
  for (const { part } of rules)
    if (part.part === 'rule' && !part.when)
      found.set(part.label, [...(found.get(part.label) ?? []), ...part.wrongs])
  return found
}

/** Where the text says what a right form leads to, in words that are read by others only, they know more of the form. */
function knowsLess(sentences: ReadSentence[], placed: Placed[]): boolean {
  const told = placed.some(({ part }) => part.part === 'success')
  return !told && sentences.some(({ facts }) => facts.some(({ kind }) => kind === 'success'))
}

const taken = new Set<Fact['kind']>(['collection', 'calculator', 'workflow', 'list', 'flow', 'api'])

function isTaken(sentences: ReadSentence[]): boolean {
  return sentences.some(({ facts }) => facts.some(({ kind }) => taken.has(kind)))
}

function hasControls(sentences: ReadSentence[]): boolean {
  return sentences.some(({ facts }) =>
    facts.some((fact) => fact.kind === 'control' && fact.control !== 'button'),
  )
}

/** A condition that was not understood counts only in a section in which others of the form were: elsewhere it speaks of something else. */
function aboutForm(rules: Placed[], sentences: ReadSentence[]): Placed[] {
  const sectionAt = (at: number) => sentences.findLast(({ start }) => start <= at)?.section
  const isRead = ({ part }: Placed) => part.part !== 'rule' || part.wrongs.length > 0
  const sections = new Set(rules.filter(isRead).map(({ at }) => sectionAt(at)))
  return rules.filter((rule) => isRead(rule) || sections.has(sectionAt(rule.at)))
}

/** What a paragraph says of an input under a condition that was not understood may be anything. */
function isSure({ part }: Placed): boolean {
  return part.part !== 'rule' || part.wrongs.length > 0 || /[.!]$/.test(part.message)
}

function isForm(rules: Placed[]): boolean {
  const read = rules.flatMap(({ part }) => (part.part === 'rule' && part.wrongs.length > 0 ? [part] : []))
  return read.length >= fewestRules && new Set(read.map(({ label }) => label)).size >= 2
}

function inputsOf(inputs: KnownInput[]): Placed[] {
  return inputs.flatMap(({ label, control, options, none, preset, start }): Placed[] => [
    {
      at: start,
      part: {
        part: 'input',
        label,
        control,
        ...(options.length > 0 ? { options } : {}),
        ...(none === undefined ? {} : { none }),
        ...(preset === undefined ? {} : { preset }),
      },
    },
    // The label itself says so: "Remarks (optional)".
    ...(/\(optional\)/i.test(label) ? [{ at: start, part: { part: 'optional' as const, label } }] : []),
  ])
}

const otherForms = new Set<Fact['kind']>([
  'wizard',
  'field',
  'message',
  'success',
  'mention',
  'refusal',
  'rule',
  'relation',
  'conditional',
  'scenario',
  'formula',
  'limit',
  'transition',
])

function claimed(sentences: ReadSentence[], placed: Placed[]): ReadSentence[] {
  const parts = new Map<ReadSentence, CheckedPart[]>()
  let at = 0
  for (const one of placed) {
    while (at + 1 < sentences.length && (sentences[at + 1]?.start ?? Infinity) <= one.at) at += 1
    const sentence = sentences[at]
    if (sentence) parts.set(sentence, [...(parts.get(sentence) ?? []), one.part])
  }
  const sections = new Set([...parts.keys()].map(({ section }) => section))
  return sentences.map((sentence) => {
    const own = parts.get(sentence)
    if (!own && !sections.has(sentence.section)) return sentence
    const facts = sentence.facts.filter(({ kind }) => !otherForms.has(kind))
    if (!own) return { ...sentence, facts }
    return {
      ...sentence,
      ...(sentence.kind === 'context' ? { kind: 'requirement' as const } : {}),
      facts: [...facts, ...own.map((part) => factOf(part, sentence))],
    }
  })
}

/** A rule is read as a whole or not at all. */
function factOf(part: CheckedPart, { text }: ReadSentence): CheckedFormFact {
  const whole = (part.part === 'rule' && part.wrongs.length > 0) || part.part === 'spaces'
  return { kind: 'checkedForm', part, ...(whole ? { said: text } : {}) }
}
