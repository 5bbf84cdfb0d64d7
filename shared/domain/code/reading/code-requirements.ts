import type { Requirement, Sentence } from '../../requirement-reading/requirement-schema.ts'
import type { Span } from './program.ts'
import type { CodeSentence, ReadCode } from './read-code.ts'

/** A requirement together with the piece of code that it was read from. */
export interface CodeRequirement {
  requirement: Requirement
  sentence: CodeSentence
}

/** The requirements that code states, CODE-001 and on: one for each rule and enumeration, in the order of the source. */
export function codeRequirements({ sentences, functions }: ReadCode): {
  sentences: CodeSentence[]
  read: CodeRequirement[]
} {
  const names = functions.flatMap(({ name, rules }) => rules.map((rule) => ({ ...rule, name })))
  const read: CodeRequirement[] = []
  const numbered = sentences.map((sentence) => {
    if (sentence.kind !== 'requirement') return sentence
    const id = `CODE-${String(read.length + 1).padStart(3, '0')}`
    const withId = { ...sentence, requirementId: id }
    const owner = names.find((rule) => rule.start < sentence.end && sentence.start < rule.end)?.name
    read.push({ requirement: requirementOf(id, sentence, owner), sentence: withId })
    return withId
  })
  return { sentences: numbered, read }
}

function requirementOf(id: string, { text, start, end }: Sentence, owner: string | undefined): Requirement {
  const code = text.replace(/\s+/g, ' ').trim()
  return {
    id,
    statement: owner === undefined ? code : `${owner}: ${code}`,
    category: 'functional',
    subcategory: 'validation in code',
    priority: 'medium',
    testability: 'high',
    testabilityNotes: 'The code says when it applies and what comes out.',
    suggestedTestType: 'functional',
    acceptanceCriteria: [],
    ambiguities: [],
    dependencies: [],
    source: 'code',
    sentence: text,
    start,
    end,
  }
}

/** The id of the requirement whose sentence holds a place of the code; empty for a place that states none. */
export function requirementAt(
  read: readonly { requirement: Requirement; sentence: Sentence }[],
  { start, end }: Span,
): string {
  return read.find(({ sentence }) => sentence.start < end && start < sentence.end)?.requirement.id ?? ''
}
