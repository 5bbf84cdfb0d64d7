import type { Fact } from '../facts/types.ts'
import type { ReadSentence } from '../read-sentence.ts'
import { splitSentences } from '../split-sentences.ts'
import { learn, type Learned } from './learn.ts'
import { offersIn } from './read-offers.ts'
import { behavioursIn } from './read-behaviours.ts'
import type { Going } from './going.ts'
import { partsIn, reopenedEmpty } from './read-parts.ts'
import { rowBehaviours } from './read-rows.ts'
import { rulesIn, rulesOfFacts } from './read-rules.ts'
import { tableColumns } from './state-tables.ts'
import type { Behaviour, WorkflowPart } from './parts.ts'
import { tell, type Told, type Vocabulary } from './vocabulary.ts'

const states =
  /\b(?:status|state|stage|phase|becomes?|draft|workflow|makes?|turns?|moves?|leads?|changes? (?:in)?to)\b/i
const acting = /\b(?:click|press|button|tap|push)/i
const longest = 1200

/**
 * Finds a page on which something moves from one status to the next by buttons: its statuses and buttons, what each button leads to, its
 * dialogs, its rules for what is sent, its numbers. Each sentence that says so gets `workflow` facts in place of its others. A text
 * without named statuses, an opening one and moves between them gives nothing. Linear.
 */
export function withWorkflows(source: string, sentences: ReadSentence[]): ReadSentence[] {
  if (!states.test(source) || !acting.test(source) || !/["“]/.test(source)) return sentences
  const learned = learn(sentences)
  if (!learned) return sentences
  const found = readAll(sentences, learned)
  if (!isWorkflow(found.flat())) return sentences
  const sections = new Set(
    sentences.flatMap(({ section }, at) => ((found[at] ?? []).length > 0 ? [section] : [])),
  )
  const inDialogs = new Set(
    found.flat().flatMap((part) => (part.part === 'input' && part.dialog !== undefined ? [part.label] : [])),
  )
  return sentences.map((one, at) => {
    const sentence = withoutHidden(one, inDialogs)
    const parts = found[at] ?? []
    if (parts.length > 0) return claimed(sentence, parts)
    return sections.has(sentence.section)
      ? { ...sentence, facts: sentence.facts.filter(staysBeside) }
      : sentence
  })
}

/** Which buttons are there depends on the status, and what is in a dialog is not there at first. */
function withoutHidden(sentence: ReadSentence, inDialogs: Set<string>): ReadSentence {
  const hidden = (fact: Fact): boolean =>
    fact.kind === 'control' && fact.shown && (fact.control === 'button' || inDialogs.has(fact.name))
  if (!sentence.facts.some(hidden)) return sentence
  const facts = sentence.facts.map((fact) =>
    fact.kind === 'control' && hidden(fact) ? { ...fact, shown: false } : fact,
  )
  return { ...sentence, facts }
}

function readAll(sentences: ReadSentence[], learned: Learned): WorkflowPart[][] {
  const { vocabulary, lines } = learned
  const rows = tableColumns(sentences)
  const going: Going = {
    from: [],
    given: {},
    acts: [],
    dialogs: [],
    statesOf: statesOf(lines, sentences, vocabulary),
  }
  const found = sentences.map((sentence, at): WorkflowPart[] => {
    const before = sentences[at - 1]
    if (!before || sentence.start - before.end > 1) {
      Object.assign(going, { from: [], given: {}, acts: [] })
      delete going.dialog
    }
    const own = lines.filter((one) => one.at === at).map(({ line }) => line)
    const row = rows.get(at)
    const listed = own.flatMap(({ name, buttons, remark }): WorkflowPart[] => [
      { part: 'state', name, ...(buttons.length > 0 || !row ? { buttons } : {}) },
      ...(remark && /\b(?:initial|start|first|beginning)/i.test(remark)
        ? [{ part: 'initial' as const, state: name }]
        : []),
    ])
    if (row) return [...listed, ...rowBehaviours(row, vocabulary)]
    if (own.length > 0) return listed
    return isRead(sentence) ? sentenceParts(sentence, vocabulary, going) : []
  })
  found[0] = [...vocabularyParts(learned, going), ...(found[0] ?? [])]
  return placedFirst(found)
}

/** In which statuses a button is, by the lists and sentences of the whole text. */
function statesOf(
  lines: Learned['lines'],
  sentences: ReadSentence[],
  vocabulary: Vocabulary,
): (button: string) => string[] {
  const known = new Map<string, Set<string>>()
  const add = (button: string, state: string): void =>
    void known.set(button, (known.get(button) ?? new Set()).add(state))
  for (const { line } of lines) for (const button of line.buttons) add(button, line.name)
  for (const sentence of sentences)
    if (isRead(sentence))
      for (const told of toldIn(sentence, vocabulary))
        for (const part of offersIn(told)) {
          if (part.part === 'state') for (const button of part.buttons ?? []) add(button, part.name)
          if (part.part === 'offered') for (const state of part.states) add(part.button, state)
        }
  return (button) => [...(known.get(button) ?? [])]
}

function toldIn({ text: source }: ReadSentence, vocabulary: Vocabulary): Told[] {
  // The steps of a scenario that begin with a button or a number are told one by one.
  const text = source
    .replace(/[“”„]/g, '"')
    .replace(/^\W*(?:scenario|example)(?: outline)?:[^\n]*\n/i, '')
    .replace(/\n[\s*]*and[\s*]+(?=")/gi, '; ')
    .replace(/\s+/g, ' ')
  return splitSentences(text, 0, text.length).map(({ start, end }) =>
    tell(text.slice(start, end), vocabulary),
  )
}

function isRead({ kind, text, table }: ReadSentence): boolean {
  return (kind === 'requirement' || kind === 'context') && text.length <= longest && table !== true
}

/** What every sentence of a block tells, one after the other. */
function sentenceParts(sentence: ReadSentence, vocabulary: Vocabulary, going: Going): WorkflowPart[] {
  const early = going.acts.length === 0 && going.dialogs.length === 0 && !going.told
  const lists = early || sentence.facts.some((fact) => fact.kind === 'control' && fact.shown)
  const parts = toldIn(sentence, vocabulary).flatMap((told) => {
    const offers = offersIn(told)
    if (offers.length > 0) return [...partsIn(told, vocabulary, lists), ...offers]
    const rules = rulesIn(told, vocabulary)
      .filter(
        (rule) => !('label' in rule) || !going.dialogs.some(({ fields }) => fields.includes(rule.label)),
      )
      .map((rule): WorkflowPart => ({ part: 'rule', ...rule }))
    const parts = partsIn(told, vocabulary, lists)
    if (reopenedEmpty(told)) {
      const opener = going.dialogs.at(-1)?.opener
      return opener === undefined ? parts : [...parts, { part: 'fresh dialog' as const, opener }]
    }
    if (
      rules.length > 0 ||
      parts.some(
        ({ part }) => part === 'limit' || part === 'counter' || part === 'until next' || part === 'refused',
      )
    )
      return [...parts, ...rules]
    const acts = behavioursIn(told, vocabulary, going).map((one): WorkflowPart => ({
      part: 'behaviour',
      ...one,
    }))
    going.told ||= acts.length > 0
    return [...parts, ...acts]
  })
  if (parts.some(({ part }) => part === 'rule')) return parts
  return [
    ...parts,
    ...rulesOfFacts(sentence.facts, vocabulary).map((rule): WorkflowPart => ({ part: 'rule', ...rule })),
  ]
}

/** Names that the whole text tells: the inputs, and how a status is shown. */
function vocabularyParts({ vocabulary }: Learned, { dialogs }: Going): WorkflowPart[] {
  const { inputs, display, states: names } = vocabulary
  const openers = new Map(dialogs.flatMap(({ opener, fields }) => fields.map((label) => [label, opener])))
  return [
    ...names.map((name): WorkflowPart => ({ part: 'state', name })),
    ...(display ? [{ part: 'display' as const, ...display }] : []),
    ...inputs.map((input): WorkflowPart => {
      const dialog = openers.get(input.label)
      return { part: 'input', ...input, ...(dialog === undefined ? {} : { dialog }) }
    }),
  ]
}

/** What the text tells as a whole is put to the first sentence that tells something of its own. */
function placedFirst([first = [], ...rest]: WorkflowPart[][]): WorkflowPart[][] {
  const at = rest.findIndex((parts) => parts.length > 0)
  return at < 0
    ? [first, ...rest]
    : [[], ...rest.map((parts, index) => (index === at ? [...first, ...parts] : parts))]
}

/** It begins somewhere, and two buttons lead to another status. */
function isWorkflow(parts: WorkflowPart[]): boolean {
  const moves = parts.filter((one): one is { part: 'behaviour' } & Behaviour => one.part === 'behaviour')
  const reached = new Set(
    moves.flatMap(({ results }) =>
      results.flatMap((result) => (result.is === 'state' ? [result.state] : [])),
    ),
  )
  return (
    parts.some(({ part }) => part === 'initial') &&
    parts.some(({ part }) => part === 'display') &&
    reached.size >= 2
  )
}

const names = new Set<Fact['kind']>(['button', 'page', 'control', 'opening'])
const beside = new Set<Fact['kind']>([
  ...names,
  'threshold',
  'permission',
  'denial',
  'price',
  'formula',
  'api',
  'collection',
  'wizard',
])

function claimed(sentence: ReadSentence, parts: WorkflowPart[]): ReadSentence {
  return {
    ...sentence,
    kind: 'requirement',
    facts: [
      ...sentence.facts.filter(({ kind }) => names.has(kind)),
      ...parts.map((part) => ({ kind: 'workflow' as const, part })),
    ],
  }
}

/** Beside such a page stand no form and no life of a thing: what looks like one is about the page. */
function staysBeside({ kind }: Fact): boolean {
  return beside.has(kind)
}
