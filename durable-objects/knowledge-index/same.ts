import type { Chunk } from './types.ts'

/** Adds to each chunk what is equal for texts that say the same, however they are spaced and in whichever case. */
export const withSame = (chunks: readonly Chunk[]): Promise<(Chunk & { same: string })[]> =>
  Promise.all(chunks.map(async (chunk) => ({ ...chunk, same: await digestOf(chunk.text) })))

async function digestOf(text: string): Promise<string> {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plain))
  return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
