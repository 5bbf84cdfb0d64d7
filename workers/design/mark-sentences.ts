import type { Tagger } from '../../shared/domain/marking/tagger.ts'
import type { Marks } from '../../shared/domain/marking/tags.ts'
import type { RecentMarks } from './recent-marks.ts'

/** Characters between two pauses: some 30 ms of work. */
const stretch = 400
/** Characters that are marked for one request: some two seconds of work, and more sentences than one run has cases. What comes behind them is read without marks. */
const mostCharacters = 24_000

/**
 * The marks of different sentences, by their text. Waits for `pause` now and then, so that other work gets its turn. What `recent` knows costs nothing.
 */
export async function markSentences(
  sentences: readonly string[],
  { tagger, recent, pause }: { tagger: Tagger; recent: RecentMarks; pause: () => Promise<unknown> },
): Promise<Map<string, Marks>> {
  const all = new Map<string, Marks>()
  let [sincePause, marked] = [0, 0]
  for (const sentence of sentences) {
    let marks = recent.get(sentence)
    if (!marks && marked + sentence.length <= mostCharacters) {
      marked += sentence.length
      sincePause += sentence.length
      if (sincePause > stretch) {
        sincePause = 0
        await pause()
      }
      marks = tagger.mark(sentence)
      recent.keep(sentence, marks)
    }
    if (marks) all.set(sentence, marks)
  }
  return all
}
