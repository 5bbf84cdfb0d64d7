import type { Tagger } from '../../shared/domain/marking/tagger.ts'
import type { Marks } from '../../shared/domain/marking/tags.ts'
import { wordsOf } from '../../shared/domain/marking/words.ts'
import type { Recent } from './recent.ts'

/** Words between two pauses: some 50 ms of work. */
const stretch = 90
/** Words that have marks in one request: some two seconds of work, five pages of prose, and more sentences than one run has cases. What comes behind them is read without marks. */
const mostWords = 3_000

interface Marking {
  tagger: Tagger
  recent: Recent<Marks>
  pause: () => Promise<unknown>
  corrected?: ReadonlyMap<string, Marks>
}

/**
 * The marks of different sentences, by their text. Waits for `pause` now and then, so that other work gets its turn. What `recent` knows costs nothing, and changes nothing: which
 * sentences have marks follows from the sentences alone. Of what a person has `corrected` nothing is asked.
 */
export async function markSentences(
  sentences: readonly string[],
  { tagger, recent, pause, corrected = new Map() }: Marking,
): Promise<Map<string, Marks>> {
  const all = new Map<string, Marks>()
  let [sincePause, words] = [0, 0]
  for (const sentence of sentences) {
    let marks = corrected.get(sentence)
    if (!marks) {
      const length = wordsOf(sentence).length
      words += length
      if (words > mostWords) continue
      marks = recent.get(sentence)
      if (!marks) {
        sincePause += length
        if (sincePause > stretch) {
          sincePause = 0
          await pause()
        }
        marks = tagger.mark(sentence)
        recent.keep(sentence, marks)
      }
    }
    all.set(sentence, marks)
  }
  return all
}
