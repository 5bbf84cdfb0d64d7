import type { Tagger } from '../../shared/domain/marking/tagger.ts'
import type { SentenceMarks } from '../../shared/domain/test-generation/tiers/sentence-marks.ts'
import { logError } from '../../shared/services/log.ts'
import { recent, turns } from './embedded.ts'
import { markSentences } from './mark-sentences.ts'

/** The marks of different sentences, as designs know them; of a long text those of its beginning. Undefined where nothing can mark them, which is logged. */
export async function markTexts(
  texts: readonly string[],
  taggerOf: () => Promise<Tagger>,
): Promise<SentenceMarks | undefined> {
  const size = texts.reduce((sum, { length }) => sum + length, 0)
  const pause = () => turns.next(size)
  try {
    await pause()
    return await markSentences(texts, { tagger: await taggerOf(), recent, pause })
  } catch (error) {
    logError({ kind: 'design.tagger', error })
    return undefined
  }
}
