import { asks } from '../requirement-model/asks.ts'
import type { Account } from '../requirement-model/index.ts'
import type { Sentence } from '../requirement-reading/sentence.ts'
import { leftOf } from './left.ts'
import { isRead } from './prompt/parts.ts'
import type { Taken } from './verify/taken.ts'

/** What became of each sentence by the model's answers; where they say nothing of it, what the other reader says. */
export function accountsOf(
  sentences: readonly Sentence[],
  taken: Taken,
  {
    engine,
    spoken,
    silent,
  }: { engine: readonly Account[] } & Record<'spoken' | 'silent', ReadonlySet<number>>,
): Account[] {
  const others = new Map(taken.others.flatMap((one) => one.s.map((number) => [number, one] as const)))
  return sentences.map((sentence): Account => {
    const { number } = sentence
    const used = taken.used.get(number)
    const other = others.get(number)
    if (silent.has(number) && !used && other) return accountOf(number, other)
    const own = engine[number] ?? { sentence: number, is: 'not-read' }
    if (used && (spoken.has(number) || silent.has(number) || own.is !== 'read')) {
      const words = leftOf(sentence, used)
      return words.length === 0 || other?.is === 'context'
        ? { sentence: number, is: 'read' }
        : { sentence: number, is: 'gap', reason: asks.notUnderstood, words }
    }
    if (!other || !isRead(sentence) || own.is === 'read') return own
    return accountOf(number, other)
  })
}

function accountOf(sentence: number, { is, why }: Taken['others'][number]): Account {
  if (is === 'context') return { sentence, is }
  return { sentence, is: is === 'question' ? 'gap' : 'untestable', reason: why.slice(0, 300) }
}
