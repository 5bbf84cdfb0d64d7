import { isClass, isWord, lower } from '../../stories/writing/tokens.ts'
import type { Block } from '../types.ts'
import { tokensOf, verbOf } from '../wording/shape.ts'
import { sentence } from '../wording/text.ts'
import type { Feature } from './features.ts'

const mostQuestions = 30

/** Questions whose answer a criterion states: limits, and what happens without anybody doing anything. */
export function questionsOf(features: readonly Feature[]): Block[] {
  const asked = new Set<string>()
  const blocks: Block[] = []
  for (const { behaviour } of features)
    for (const { circumstance, outcome, text, isRefusal, sources } of behaviour) {
      if (isRefusal) continue
      const question = circumstance === '' ? limitQuestion(outcome) : eventQuestion(circumstance)
      if (question === undefined || asked.has(question) || asked.size >= mostQuestions) continue
      asked.add(question)
      const answer = circumstance === '' ? text : sentence(outcome)
      blocks.push(
        { is: 'heading', text: question },
        { is: 'paragraph', statements: [{ text: answer, sources }] },
      )
    }
  return blocks
}

/** "If the slot is free and it rains": what the reader does is told among the features. */
function eventQuestion(circumstance: string): string | undefined {
  if (!/^(?:if|when) /.test(circumstance) || /\b(?:if|when|and) (?:you|your)\b/.test(circumstance))
    return undefined
  if (/^(?:if|when) \w+ing\b/.test(circumstance)) return undefined
  return `What happens ${circumstance}?`
}

const limits =
  /\b(?:at most|up to|no more than|not more than|maximum|at least|no less than|minimum|between|within|longer than|fewer than|less than|more than|exactly)\b/i

function limitQuestion(outcome: string): string | undefined {
  if (!limits.test(outcome) || !/\d/.test(outcome)) return undefined
  const count = /^(.{2,60}?) can (\w+) (?:at most|up to|no more than) (\S+) (.+)$/i.exec(outcome)
  if (count) return countQuestion(`${count[1]} ${count[2]}`, count[4] ?? '')
  const tokens = tokensOf(outcome)
  const verb = verbOf(tokens)
  const [first] = tokens
  const at = tokens[verb]
  if (verb < 1 || !at || !isClass(first, 'determiner', 'noun', 'adjective')) return undefined
  const subject = outcome.slice(0, at.start).trim()
  if (/\b(?:you|your|that|which|who)\b/.test(subject) || subject.length > 60) return undefined
  if (/\bcharacters?\b/.test(outcome) && /\b(?:have|has|contain|contains|be|is|are)\b/.test(outcome))
    return `How many characters can ${subject} have?`
  if (/\d\s*(?:KB|MB|GB|kilobytes|megabytes|gigabytes)\b/i.test(outcome))
    return `How large can ${subject} be?`
  return `What limit is there for ${subject}?`
}

function countQuestion(deed: string, rest: string): string | undefined {
  const tokens = tokensOf(rest)
  const end = tokens.findIndex((token) => !isWord(token) || !isClass(token, 'noun', 'adjective'))
  const things = rest.slice(0, end < 0 ? rest.length : tokens[end]?.start).trim()
  return things === '' || /^(?:more|fewer|less)$/.test(lower(tokens[0]))
    ? undefined
    : `How many ${things} can ${deed}?`
}
