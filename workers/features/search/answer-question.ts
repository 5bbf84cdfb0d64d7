import type { TermStatistics } from '../../../durable-objects/knowledge-index/types.ts'
import {
  type Answer,
  type AnswerPassage,
  type FollowedUp,
  type Turn,
  answerFrom,
  entitiesIn,
} from '../../../shared/domain/answering/index.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { iso } from '../../../shared/schemas/time.ts'
import type { FoundPassage } from './passages.ts'
import type { SearchAnswer } from './schemas.ts'
import { sourceOf, webSourceOf } from './source-of.ts'
import type { WebPassage } from './web-passages.ts'
import { wordAnswer } from './word-answer.ts'

/** How many of the best pieces an answer is made of. */
export const mostAnswering = 20

interface Asked {
  /** What may be asked, the most plausible first. */
  readings: FollowedUp['readings']
  /** What was said before, the oldest first. */
  history: readonly Turn[]
  /** The best first. */
  passages: readonly FoundPassage[]
  /** What the web says, where it was asked. */
  web: readonly WebPassage[]
  statistics: TermStatistics
}

type Answered = Pick<
  SearchAnswer,
  'answer' | 'answerReason' | 'sources' | 'conflicts' | 'entities' | 'relationships' | 'warnings'
>

/** Answers a question by what some pieces say, each sentence with the place where it stands; nothing where they do not say it. */
export async function answerQuestion(
  context: Context,
  { readings, history, passages, web, statistics }: Asked,
): Promise<Answered> {
  const all = [...passages, ...web]
  const numbered = all.map((passage, at) => numberedOf(passage, at + 1))
  const ofFiles = numbered.slice(0, passages.length)
  const own = ownAnswer(readings, [ofFiles, numbered.slice(passages.length)], statistics)
  const worded = await wordAnswer(context, { question: readings[0].question, history, passages: numbered })
  const answer = worded.sentences.length > 0 ? { ...own, ...worded, reason: null } : own
  // Nothing that was found is not nothing that is there.
  const answerReason = answer.reason && (statistics.chunks > 0 ? 'no_support' : 'no_documents')
  return {
    ...cited(answer, all),
    answerReason,
    ...namedIn(ofFiles, passages),
    warnings: worded.warnings,
  }
}

/** Sentences of the first source that answers: files before the web, whose snippets would outdo them by repeating the question. */
function ownAnswer(
  readings: FollowedUp['readings'],
  [files, web]: readonly [AnswerPassage[], AnswerPassage[]],
  rarity: TermStatistics,
): Answer {
  const [{ question }] = readings
  const ofFiles = answerFrom({ question, readings, passages: files, rarity })
  if (ofFiles.sentences.length > 0 || web.length === 0) return ofFiles
  const ofWeb = answerFrom({ question, readings, passages: web, rarity })
  return ofWeb.sentences.length > 0 ? ofWeb : ofFiles
}

/** What the pieces name, each time with the file in which it stands. */
function namedIn(
  numbered: readonly AnswerPassage[],
  passages: readonly FoundPassage[],
): Pick<Answered, 'entities' | 'relationships'> {
  const { entities, relationships } = entitiesIn(numbered)
  const spanOf = ({ n, start, end }: { n: number; start: number; end: number }) => ({
    fileId: passages[n - 1]?.fileId ?? '',
    start,
    end,
  })
  return {
    entities: entities.map(({ name, type, mentions }) => ({ name, type, mentions: mentions.map(spanOf) })),
    relationships: relationships.map(({ from, to, type, ...span }) => ({ from, to, type, ...spanOf(span) })),
  }
}

function numberedOf(passage: FoundPassage | WebPassage, n: number): AnswerPassage {
  const { text, headings, fileName, fileId, updatedAt, start } = passage
  const sections = 'sections' in passage ? passage.sections : undefined
  return { n, text, headings, sections, fileName, fileId, updatedAt, start }
}

/** The answer as a text with marks, and the sources that they lead to: each place that is quoted once, in the order of the marks. */
function cited(
  { sentences, conflicts }: Answer,
  passages: readonly (FoundPassage | WebPassage)[],
): Pick<Answered, 'answer' | 'sources' | 'conflicts'> {
  const sources: SearchAnswer['sources'] = []
  const numbers = new Map<string, number>()
  const numberOf = ({ n, start, end, quote }: { n: number; start: number; end: number; quote: string }) => {
    const passage = passages[n - 1]
    if (!passage) throw new Error(`An answer cites ${n} of ${passages.length} passages`)
    const name = `${passage.fileId} ${start} ${end}`
    const known = numbers.get(name)
    if (known !== undefined) return known
    const number = sources.length + 1
    numbers.set(name, number)
    const cite = { n: number, start, end, quote }
    sources.push('result' in passage ? webSourceOf(passage, cite) : sourceOf(passage, cite))
    return number
  }
  const told = sentences.map(({ text, citations }) => {
    const marks = [...new Set(citations.map(numberOf))].map((number) => `[${number}]`)
    return `${text} ${marks.join('')}`
  })
  return {
    answer: told.join(' '),
    conflicts: conflicts.map(({ subject, values }) => ({
      subject,
      values: values.map((value) => ({
        n: numberOf(value),
        value: value.value,
        updatedAt: iso(value.updatedAt),
      })),
    })),
    sources,
  }
}
