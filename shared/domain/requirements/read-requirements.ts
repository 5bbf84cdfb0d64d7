import { acceptanceCriteriaOf } from './acceptance-criteria.ts'
import type { Allowance } from './allowance.ts'
import { apiRequirement } from '../interfaces/reading/api-requirement.ts'
import { labelKey } from './facts/labels.ts'
import { maskQuotes } from './facts/mask.ts'
import { assess } from './quality/assess.ts'
import { subcategoryOf, suggestedTypeOf } from './quality/classify.ts'
import { categoryOf, priorityOf } from '../test-generation/requirements/classify.ts'
import { readDocument } from './read-document.ts'
import type { ReadSentence } from './read-sentence.ts'
import { acceptProposals, type Proposals, type Verdict } from './proposals/index.ts'
import { withReferences } from './cross-references.ts'
import { withoutInvisible } from '../test-generation/requirements/invisible.ts'
import { RequirementIds } from '../test-generation/requirements/requirement-ids.ts'
import type { Requirement, Sentence } from '../test-generation/requirements/schema.ts'

export interface RequirementSource {
  text: string
  sourceName?: string
  /** What a model proposes about the text; only what holds is used. */
  proposals?: Proposals
  /** Told beside the requirements: only what the grammar reads a rule, an input or an outcome from is a requirement, all else context. */
  background?: true
  /** Shared with other texts of the same request. */
  allowance?: Allowance
}

/** A requirement together with the sentence it was read from. */
export interface ReadRequirement {
  requirement: Requirement
  sentence: ReadSentence
}

/**
 * Reads requirements from a text: every sentence exactly once, with exact UTF-16 offsets (`text.slice(start, end) === sentence`),
 * and a requirement with quality findings for each sentence that states one. Ids are REQ-001 and on, in source order.
 */
export function readRequirements(source: RequirementSource): {
  sentences: Sentence[]
  requirements: Requirement[]
} {
  const { sentences, read } = readSource(source)
  return {
    sentences: sentences.map(plain),
    requirements: read.map(({ requirement }) => requirement),
  }
}

function plain({ text, start, end, kind, section, requirementId, reason }: ReadSentence): Sentence {
  return {
    text,
    start,
    end,
    kind,
    section,
    ...(requirementId ? { requirementId } : {}),
    ...(reason ? { reason } : {}),
  }
}

/**
 * As `readRequirements`, with the facts kept for the test model. Identifiers that the author wrote before a
 * sentence are kept; others are REQ-001 and on. `taken` ids belong to other sources.
 */
export function readSource(
  { text, sourceName = 'requirements', proposals, background, allowance }: RequirementSource,
  taken: Iterable<string> = [],
): { sentences: ReadSentence[]; read: ReadRequirement[]; verdict?: Verdict } {
  const read: ReadRequirement[] = []
  const ids = new RequirementIds(taken)
  const declaredIn = new Map<string, string>()
  const document = background
    ? readDocument(text, allowance).map(asBackground)
    : readDocument(text, allowance)
  const verdict = proposals && acceptProposals(proposals, document)
  const sentences = (verdict?.sentences ?? document).map((sentence) => {
    if (sentence.kind !== 'requirement') return sentence
    const id = ids.next(sentence.reference)
    const numbered = { ...sentence, requirementId: id }
    read.push({
      requirement: requirementOf(id, numbered, sourceName, declaredIn, read.at(-1)),
      sentence: numbered,
    })
    return numbered
  })
  return { sentences, read: withReferences(read), ...(verdict ? { verdict } : {}) }
}

function asBackground(sentence: ReadSentence): ReadSentence {
  const states = sentence.facts.some(({ kind }) => kind !== 'button' && kind !== 'page')
  return sentence.kind === 'requirement' && !states ? { ...sentence, kind: 'context' } : sentence
}

function requirementOf(
  id: string,
  sentence: ReadSentence,
  sourceName: string,
  declaredIn: Map<string, string>,
  before: ReadRequirement | undefined,
): Requirement {
  const { text, start, end, facts, reference } = sentence
  const described = apiRequirement(facts)
  const statement = withoutInvisible(described?.statement ?? text)
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const category = categoryOf(statement)
  const assessed = judged(statement, sentence)
  return {
    id,
    statement: sentence.statement ?? statement,
    category,
    subcategory: subcategoryOf(facts, statement),
    priority: priorityOf(statement),
    ...assessed,
    ambiguities: [...assessed.ambiguities, ...(sentence.finding ? [`table row: ${sentence.finding}`] : [])],
    suggestedTestType: suggestedTypeOf(category, facts),
    acceptanceCriteria: acceptanceCriteriaOf(statement, facts),
    ...described,
    dependencies: dependenciesOf(id, sentence, declaredIn, before),
    source: reference ? `${sourceName}, ${reference}` : sourceName,
    sentence: text,
    start,
    end,
  }
}

/** How far it can be tested, with what a model had to do with it. */
function judged(
  statement: string,
  { text, facts, proposed, doubts = [] }: ReadSentence,
): ReturnType<typeof assess> {
  const found = assess(statement, maskQuotes(text).masked, facts)
  return {
    ...found,
    ...(proposed ? { testabilityNotes: `${found.testabilityNotes} Read with the help of a model.` } : {}),
    ambiguities: [...found.ambiguities, ...doubts],
  }
}

/** A requirement depends on the ones that declare the labels it mentions, and on the one before when it begins with a pronoun. */
function dependenciesOf(
  id: string,
  sentence: ReadSentence,
  declaredIn: Map<string, string>,
  before: ReadRequirement | undefined,
): string[] {
  const found = new Set<string>()
  const words = sentence.text.match(/[\p{L}\p{N}-]+/gu) ?? []
  for (let length = 1; length <= 4; length += 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const known = declaredIn.get(labelKey(words.slice(from, from + length).join(' ')))
      if (known) found.add(known)
    }
  }
  for (const fact of sentence.facts) {
    if (fact.kind === 'field' && !declaredIn.has(labelKey(fact.label)))
      declaredIn.set(labelKey(fact.label), id)
  }
  const leans = /^\W*(?:it|this|they|these|otherwise|else|in this case|in that case)\b/i.test(sentence.text)
  if (leans && before && before.sentence.section === sentence.section) found.add(before.requirement.id)
  found.delete(id)
  return [...found].sort()
}
