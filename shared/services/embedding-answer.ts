import { z } from 'zod'
import { once } from '../domain/basics/once.ts'
import { ServiceFault } from './ask-json.ts'

/** More than any model gives; what is longer is no vector of a text. */
const mostDimensions = 8192

const Numbers = once(() => z.array(z.number()).min(1).max(mostDimensions))
const Listed = once(() =>
  z.object({ data: z.array(z.object({ embedding: Numbers(), index: z.number().int().optional() })) }),
)

/**
 * The vectors of `/v1/embeddings`, in the order of the `count` texts that were asked about: `{ data: [{ embedding, index }] }`. Throws `ServiceFault` unless
 * there is one for each text, all of one length. What belongs to which text is not guessed.
 * Source: the OpenAI API reference, "Create embeddings".
 */
export function listedVectors(answer: unknown, count: number): number[][] {
  const { success, data } = Listed().safeParse(answer)
  if (!success) throw new ServiceFault('The model for vectors answered with something else than vectors')
  const placed: number[][] = []
  for (const [at, { embedding, index = at }] of data.data.entries()) {
    if (index < 0 || index >= count || placed[index] !== undefined)
      throw new ServiceFault('The model for vectors answered for texts that nobody sent')
    placed[index] = embedding
  }
  return sameLength(placed, count)
}

/** The same of Workers AI: `{ data: [[…], …] }`. Source: Workers AI, "bge-m3", output of its batch of texts. */
export function plainVectors(answer: unknown, count: number): number[][] {
  const { success, data } = z.object({ data: z.array(Numbers()) }).safeParse(answer)
  if (!success) throw new ServiceFault('The model for vectors answered with something else than vectors')
  return sameLength(data.data, count)
}

function sameLength(vectors: number[][], count: number): number[][] {
  const there = vectors.filter((vector) => vector !== undefined)
  if (there.length !== count)
    throw new ServiceFault(`The model for vectors gave ${there.length} vectors for ${count} texts`)
  if (new Set(there.map(({ length }) => length)).size > 1)
    throw new ServiceFault('The model for vectors gave vectors of different lengths')
  return there
}
