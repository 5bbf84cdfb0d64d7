import { maskQuotes } from '../facts/mask.ts'
import type { Fact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { outputsOf } from './answer-lines.ts'
import { multiplied } from './multiplied.ts'
import type { CalculatorPart } from './parts.ts'
import { controlsOf, type PageControls } from './read-inputs.ts'
import { rulesOf, type FoundRules } from './read-rules.ts'
import { readSentence, type Before } from './read-sentence.ts'
import { openedStates, withStates } from './opened-states.ts'
import { coded, vocabularyOf, type Coded, type KnownInput, type Vocabulary } from './words.ts'

const most = 300
const cheap = /\|.*\||\b(?:calculat|comput|price|costs?|premium|fee|quote|estimate|rate|result)/i

/**
 * A page that computes an answer from a form: inputs, a button, rules over the inputs in a table or in sentences, and the form in which the
 * answer is shown. Each sentence that speaks of it gets a `calculator` fact and states nothing of its own beside that. A text that lacks
 * one of these parts gives nothing. Linear in the length of the text.
 */
export function withCalculators(sentences: ReadSentence[]): ReadSentence[] | undefined {
  if (!sentences.some(({ text }) => cheap.test(text))) return undefined
  if (
    sentences.some(({ facts }) =>
      facts.some(({ kind }) => kind === 'wizard' || kind === 'collection' || kind === 'api'),
    )
  )
    return undefined
  const controls = controlsOf(sentences)
  if (controls.inputs.length === 0 || controls.buttons.length === 0) return undefined
  const inputs = controls.inputs.map(({ is }) => is)
  const buttons = controls.buttons.map(({ is }) => is)
  const stated = rulesOf(sentences, inputs)
  const rules = stated ?? { parts: new Map(), places: new Set() }
  const outputs = outputsOf([...rules.parts.values()].flat())
  const vocabulary = vocabularyOf(inputs, buttons, outputs.names)
  const texts = sentences.map((one) => (isRead(one, stated) ? coded(one.text, vocabulary) : undefined))
  const compute = computeButton(texts, buttons)
  if (compute === undefined) return undefined
  const parts = readAll({
    sentences,
    texts,
    controls,
    vocabulary,
    rules,
    compute,
    amounts: stated !== undefined,
  })
  const all = [...parts.values()].flat()
  if (stated ? !all.some(isAnswer) : !isAnswered(all)) return undefined
  const spoken = texts.flatMap((one, at) => (one && /(?<![A-Za-z\d])[IB]\d/.test(one.words) ? [at] : []))
  const sections = new Set([...parts.keys(), ...spoken].map((at) => sentences[at]?.section))
  const states = openedStates(inputs, texts)
  return sentences.map((sentence, at) =>
    sections.has(sentence.section)
      ? rewritten(
          withStates(withKinds(sentence, inputs), states.get(at)),
          parts.get(at) ?? [],
          rules.places.has(at),
        )
      : sentence,
  )
}

function isAnswer(one: CalculatorPart): boolean {
  return one.part === 'line' && one.pieces.some((piece) => 'output' in piece)
}

/** A page of which no rule for the amounts is understood: what it reads behind an answer, and entries that it refuses. */
function isAnswered(parts: CalculatorPart[]): boolean {
  return (
    parts.some((one) => one.part === 'status' && one.when === 'answered') &&
    parts.some(({ part }) => part === 'fault')
  )
}

function isRead({ kind, table, text }: ReadSentence, rules: FoundRules | undefined): boolean {
  return (
    kind !== 'heading' &&
    kind !== 'notRead' &&
    kind !== 'question' &&
    text.length < 3000 &&
    (table !== true || rules !== undefined)
  )
}

interface Found {
  sentences: ReadSentence[]
  texts: (Coded | undefined)[]
  controls: PageControls
  vocabulary: Vocabulary
  rules: FoundRules
  compute: string
  /** Rules say what comes out. */
  amounts: boolean
}

function readAll({
  sentences,
  texts,
  controls,
  vocabulary,
  rules,
  compute,
  amounts,
}: Found): Map<number, CalculatorPart[]> {
  const parts = new Map<number, CalculatorPart[]>()
  const add = (at: number, more: CalculatorPart[]) => {
    if (more.length > 0) parts.set(at, [...(parts.get(at) ?? []), ...more].slice(0, most))
  }
  for (const { is, at } of controls.inputs) {
    const { label, control, choices, none, digits, initial } = is
    add(at, [
      {
        part: 'input',
        label,
        control,
        ...(choices.length > 0 ? { choices } : {}),
        ...(none === undefined ? {} : { none }),
        ...(digits ? { digits } : {}),
        ...(initial === undefined ? {} : { initial }),
      },
    ])
  }
  for (const { is, at } of controls.buttons)
    if (is === compute)
      add(at, [
        { part: 'compute', button: compute },
        ...(amounts ? [] : [{ part: 'rule' as const, when: [], outputs: [] }]),
      ])
  for (const [at, more] of rules.parts) add(at, more)
  const times = texts
    .flatMap((one) => (one ? multiplied(one, vocabulary.inputs) : []))
    .find((part) => part.part === 'times')?.label
  const outputs = {
    ...outputsOf([...rules.parts.values()].flat()),
    ...(times === undefined ? {} : { times }),
  }
  const zeros = texts.flatMap(
    (one) => one?.quotes.filter((quote) => /(?<![\d.,])0(?![\d.,])/.test(quote)) ?? [],
  )
  const before: Before = { vocabulary, outputs, compute, zeros, topic: {}, lines: [], amounts }
  texts.forEach((one, at) => {
    const sentence = sentences[at]
    const last = sentences[at - 1]
    // A new paragraph speaks of nothing that the one before did.
    if (!last || !sentence || last.kind === 'heading' || sentence.start - last.end === 2)
      delete before.topic.input
    if (one && !rules.places.has(at) && !rules.parts.has(at)) add(at, readSentence(one, before))
  })
  return parts
}

const again = /^(?:start over|reset|clear|new|cancel|close|help|print|save|back|start again|delete|remove)\b/i
const doing =
  /^(?:calculat|comput|get|show|check|find|quote|estimate|determin|work out|see|price|apply|submit|ok|go|evaluate|recommend|continue|assess|tell|what)/i

const telling =
  /\bclick\w*(?: on)? B(\d+)\b[^.;]*\b(?:checks?|shows?|calculat\w*|comput\w*|determin\w*|displays?)\b/
/** 'After B0 the status line reads Q0 and there is a table'. */
const behind =
  /^(?:after|upon|on|once|when)\b[^,;.]{0,30}\bB(\d+)\b[^;]*\b(?:table|results?|prices?|costs?|totals?|amounts?|sum|estimate)\b/

/** The button that computes: the one of which a sentence says so, else the only one that starts nothing anew. */
function computeButton(texts: (Coded | undefined)[], buttons: string[]): string | undefined {
  const rest = buttons.filter((name) => !again.test(name))
  if (rest.length === 1) return rest[0]
  const named = rest.filter((name) => doing.test(name))
  if (named.length === 1) return named[0]
  for (const one of texts) {
    const at = (telling.exec(one?.words ?? '') ?? behind.exec(one?.words ?? ''))?.[1]
    const button = at === undefined ? undefined : buttons[Number(at)]
    if (button !== undefined && rest.includes(button)) return button
  }
  return undefined
}

const kept = new Set<Fact['kind']>(['control', 'opening', 'page', 'threshold', 'permission'])

/** An input is of one kind all over the text, and what can be chosen is no control of its own. */
function withKinds(sentence: ReadSentence, inputs: KnownInput[]): ReadSentence {
  if (!sentence.facts.some(({ kind }) => kind === 'control')) return sentence
  const options = new Set(inputs.flatMap(({ choices, none = '' }) => [...choices, none]))
  const facts = sentence.facts.flatMap((fact): Fact[] => {
    if (fact.kind !== 'control') return [fact]
    const input = inputs.find(({ label }) => label === fact.name)
    if (input) return [{ ...fact, control: input.control }]
    return options.has(fact.name) ? [] : [fact]
  })
  return { ...sentence, facts }
}

/** What a sentence says of the calculator stands in its parts; the same read as a form or as rules without a form would be wrong. */
function rewritten(sentence: ReadSentence, parts: CalculatorPart[], row: boolean): ReadSentence {
  const facts = sentence.facts.filter(({ kind }) => kept.has(kind))
  if (parts.length === 0)
    return sentence.facts.length === facts.length || sentence.kind === 'heading'
      ? sentence
      : { ...sentence, facts }
  const stated = sentence.kind === 'context' || sentence.kind === 'example'
  return {
    ...sentence,
    ...(stated && (row || maskQuotes(sentence.text).masked !== '') ? { kind: 'requirement' as const } : {}),
    facts: [...facts, { kind: 'calculator', parts }],
  }
}
