import type { Unembedded } from '../../../durable-objects/knowledge-index/types.ts'
import { ServiceFault } from '../../../shared/services/ask-json.ts'
import type { Embedder } from '../../../shared/services/embeddings.ts'
import { textToEmbed } from './rules.ts'

/** A text that every model takes: one that does not take it now is away. */
const plainText = 'A short text.'
/** A request may fail by chance. */
const leastFailures = 3

/**
 * The vectors of the first of some pieces: of as many as the model takes at once, halved until it takes them. Services do not say which text they refuse, nor do
 * all say that it is a text: a piece that fails alone while another text does not is refused, and gets the empty vector. Throws what the model throws when it is away.
 */
export async function embedFirst<Piece extends Unembedded>(
  embedder: Pick<Embedder, 'embed'>,
  waiting: readonly Piece[],
): Promise<(Piece & { vector: Float32Array })[]> {
  for (let [most, failures] = [waiting.length, 1]; ; most = Math.ceil(most / 2), failures++) {
    const some = waiting.slice(0, most)
    try {
      return withVectors(some, await embedder.embed(some.map(textToEmbed)))
    } catch (error) {
      if (!(await isOfTheTexts(embedder, error))) throw error
      if (most === 1 && failures >= leastFailures) return withVectors(some, [])
    }
  }
}

const withVectors = <Piece>(pieces: readonly Piece[], vectors: readonly Float32Array[]) =>
  pieces.map((piece, at) => ({ ...piece, vector: vectors[at] ?? new Float32Array() }))

async function isOfTheTexts(embedder: Pick<Embedder, 'embed'>, error: unknown): Promise<boolean> {
  if (error instanceof ServiceFault && error.retryAfterSeconds !== undefined) return false
  return embedder.embed([plainText]).then(
    () => true,
    () => false,
  )
}
