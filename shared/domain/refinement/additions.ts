import { smallNumbers } from '../english/number-words.ts'
import { fromSentence, isSentence } from './add-sentence.ts'
import { withValue } from './add-value.ts'
import { added, kindOf, kindWords, notKnown, request } from './added-cases.ts'
import { beside, means } from './match-labels.ts'
import type { Draft, Instruction } from './types.ts'

const addition =
  /^(?:please\s+)?(?:add|create|write|generate|include|also test|test also|i also want|we also need)(?:\s*:)?\s+(.{1,4000})$/is
const lead =
  /^(?:(?:a|an|another|one more|one|two|three|some|the|new|more|further)\s+)*(?:(?:new|further|negative|positive|invalid|valid|boundary|additional)\s+)*(?:test(?:\s+case)?s?|case|cases|requirement|scenario|check)?\s*(?:(?:that|where|in which|which says|to check that|to verify that|checking that|verifying that|for when|for the case that|for|with|when|:)\s+)?/i
const counts = smallNumbers.slice(1, 11)
const count = `(\\d{1,3}|${counts.join('|')}|an?|another)`
const asking = '(?:add|create|write|generate|give me|i want|we need|include)'
const more = new RegExp(
  `^(?:please\\s+)?(?:${asking}\\s+)?(?:${count}\\s+|some\\s+|a few\\s+)?(?:more|further|additional|extra)\\b\\s*(.{0,200})$`,
  'i',
)
const bareCount = new RegExp(`^(?:please\\s+)?${asking}\\s+${count}\\s*((?:test(?:\\s+case)?|case)s?)?$`, 'i')
// "one more test that …" describes the test.
const describesTest = /\b(?:that|where|which|with|when|requirement|scenario|to check|to verify)\b|:/i

const kinds = new RegExp(
  `^(?:please\\s+)?${asking}\\s+(?:${count}\\s+|some\\s+|a few\\s+)?((?:negative|positive|invalid|valid|boundary|error)\\s+(?:test(?:\\s+case)?s?|cases?)\\b.{0,200})$`,
  'i',
)

/** "more negative tests for Email": literals that no case enters yet. */
export const addMore: Instruction = (words, draft) => {
  const match = more.exec(words) ?? bareCount.exec(words) ?? kinds.exec(words)
  if (!match) return undefined
  const [, wished, phrase = ''] = match
  return wished !== undefined && describesTest.test(phrase) ? undefined : addFor(phrase, wished, draft)
}

/** "3", "three" and "a" in numbers. */
function numberOf(wished: string): number {
  return /^\d/.test(wished) ? Number(wished) : counts.indexOf(wished.toLowerCase()) + 1 || 1
}

function addFor(phrase: string, wished: string | undefined, draft: Draft): ReturnType<Instruction> {
  const [before = '', subject] = phrase.split(/\b(?:for|about|on|of|around|covering)\s+(.{1,150})$/i)
  const unknown = withoutKinds(before)
  // A phrase that describes a test is read as a sentence by `add`.
  if (unknown !== '') return describesTest.test(before) ? undefined : { refused: notKnown(unknown, draft) }
  const labels = draft.by.labelsIn(draft.session.requirements)
  const about = labels.filter(
    (label) =>
      subject === undefined || /^(?:all|every|each|everything)\b/i.test(subject) || means(subject, label),
  )
  if (subject !== undefined && about.length === 0)
    return { refused: `The requirements name no input that matches “${subject}”.` }
  const more = subject === undefined ? '' : beside(subject, about)
  // "Age 17" and "an empty name" say the value themselves.
  if (subject !== undefined && more !== '')
    return withValue(subject, kindOf(before), draft) ?? { refused: notKnown(more, draft, about[0]) }
  const set = new Set(about)
  const candidates = draft.by.moreCases(
    request(draft),
    (label) => set.has(label),
    kindOf(before) !== 'positive',
  )
  const number = wished === undefined ? candidates.length : numberOf(wished)
  // Of several inputs, a few cases may be for one of them.
  const isAboutAll = subject !== undefined || number >= candidates.length
  return added(candidates.slice(0, number), draft, isAboutAll ? ` for ${about.slice(0, 5).join(', ')}` : '')
}

const understood = new RegExp(
  `\\b(?:${[...kindWords.negative, ...kindWords.positive].join('|')}|path|new|more|further|tests?|cases?)\\b`,
  'gi',
)

/** The words of a phrase such as "two more negative test cases" that were not understood. */
const withoutKinds = (words: string): string =>
  words
    .replace(understood, ' ')
    .replace(/[\s,.!]+/g, ' ')
    .trim()

/** The sentence that an instruction to add tests may hold, with the words that lead to it. */
function additionIn(words: string): { opening: string; sentence: string } | undefined {
  const [, described] = addition.exec(words) ?? []
  if (described === undefined) return undefined
  const opening = lead.exec(described)?.[0] ?? ''
  return { opening, sentence: described.slice(opening.length).trim() }
}

/** What instructions may add as requirements. */
export const addedSentences = (instructions: readonly string[]): string[] =>
  instructions.flatMap((words) => additionIn(words)?.sentence ?? [])

/** "add a test with Age 65" or "add a test that <requirement sentence>". */
export const add: Instruction = (words, draft) => {
  const parts = additionIn(words)
  if (!parts) return undefined
  const { opening, sentence } = parts
  const kind = kindOf(opening)
  const valued = withValue(sentence, kind, draft)
  if (valued) return valued
  // "For Name with digits only" names an input but states no value for it.
  if (sentence.split(/\s+/).length > 2 && (/\b(?:for|with)\s+$/i.test(opening) || !isSentence(sentence)))
    return { refused: notKnown(sentence, draft) }
  return fromSentence(sentence, kind, draft)
}
