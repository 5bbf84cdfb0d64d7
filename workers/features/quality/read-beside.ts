import type { DesignRequest, DesignResult } from '../../../shared/domain/test-generation/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { type AnswerSource, type FoundPassage, type Place, passagesFor, sourceOf } from '../search/index.ts'
import { withKnown } from './known-beside.ts'

export interface Beside {
  read: Pick<DesignRequest, 'requirements' | 'ownTexts'>
  asSent: <Result extends DesignResult>(result: Result) => Result
  /** What was read beside, as people can open it. */
  sources: AnswerSource[]
  warnings: string[]
}

/** A text with what knowledge bases say of the things that it names. Of that no case is made: it is known. */
export async function readBeside(
  context: Context,
  places: readonly Place[],
  text: Pick<DesignRequest, 'requirements' | 'ownTexts'>,
): Promise<Beside> {
  const { passages, warnings } = await passagesFor(context, places, text.requirements)
  if (passages.length === 0) {
    const none = places.length > 0 ? [nothingFound] : []
    return { read: text, asSent: (result) => result, sources: [], warnings: [...warnings, ...none] }
  }
  return { ...withKnown(text, passages), sources: passages.map(asSource), warnings }
}

const nothingFound = 'The knowledge base says nothing of what the text names, so the text was read alone.'

const asSource = (passage: FoundPassage, at: number): AnswerSource =>
  sourceOf(passage, { n: at + 1, start: passage.start, end: passage.end, quote: passage.text })
