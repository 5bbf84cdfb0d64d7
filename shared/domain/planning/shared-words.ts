import { stemsOf } from '../text-similarity/index.ts'

/** Finds in texts the words of another: those that carry a subject, in any inflection, each once, as they stand there. */
export function sharedWords(said: string): (text: string) => string[] {
  const words = new Map<string, string>()
  for (const word of said.match(/[\p{L}\p{N}]+/gu) ?? []) {
    for (const stem of stemsOf(word)) if (!words.has(stem)) words.set(stem, word)
  }
  return (text) => {
    const stems = new Set(words.size > 0 ? stemsOf(text) : [])
    return [...words].flatMap(([stem, word]) => (stems.has(stem) ? [word] : []))
  }
}
