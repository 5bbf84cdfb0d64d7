import { quoted } from '../../text/quoted.ts'
import type { CompiledCase } from '../compiled.ts'
import { cut, type Finding, finding } from '../finding.ts'
import { claimsOf } from '../ground/claims.ts'
import { valuesIn } from '../ground/figures.ts'
import { normal } from '../ground/normal.ts'
import { soleValues } from '../ground/sentence-facts.ts'
import type { Source } from '../ground/source.ts'
import type { OpenQuestion } from '../types.ts'

/** A question with what it quotes, read once for all cases. */
export interface AskedQuestion {
  question: OpenQuestion
  sentences: ReadonlySet<number>
  quotes: ReadonlySet<string>
  values: ReadonlySet<string>
}

export const askedOf = (question: OpenQuestion, source: Source): AskedQuestion => ({
  question,
  sentences: new Set(question.sentences.flatMap((reference) => source.cited(reference))),
  quotes: new Set([...question.text.matchAll(quoted)].map(([text]) => normal(text.slice(1, -1)))),
  values: new Set(valuesIn(question.text)),
})

/** Whether the case asserts no value that a question about the same sentences quotes. */
export function settled(
  { testCase, parts }: CompiledCase,
  asked: readonly AskedQuestion[],
  source: Source,
): Finding {
  const cited = new Set((testCase.sentences ?? []).flatMap((reference) => source.cited(reference)))
  const about = asked.filter(({ sentences }) => [...sentences].some((at) => cited.has(at)))
  const claims = about.length === 0 ? [] : parts.flatMap((part) => claimsOf(part))
  const open = about.find(({ quotes, values }) =>
    claims.some(
      ({ is, text }) =>
        (is === 'value' || is === 'count') &&
        (quotes.has(normal(text)) || soleValues(text).some((value) => values.has(value))),
    ),
  )
  if (!open) return finding('settled', 'holds', 'No open question is about what it expects.')
  const [first] = open.sentences
  return finding('settled', 'unknown', `It waits for the answer to “${cut(open.question.text, 400)}”`, {
    sentence: first === undefined ? undefined : source.facts(first)?.sentence.text,
  })
}
