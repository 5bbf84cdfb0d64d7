import { scriptOf, spokenIn } from '../../text/languages.ts'

const longestSentence = 2000
/** Longer gaps stand between columns and pages, not within a sentence. */
const gap = /\s{100}/

/**
 * Says why a sentence cannot be read by the English grammar, or nothing when it can.
 * Looks at scripts, function words, control characters and length; short labels without function words pass.
 */
export function whyNotRead(sentence: string): string | undefined {
  // oxlint-disable-next-line no-control-regex -- control characters are what marks binary input
  if (/[\u0000-\u0008\u000E-\u001F\uFFFD]/.test(sentence)) return 'not text'
  if (sentence.length > longestSentence)
    return /\S{120}/.test(sentence.slice(0, longestSentence)) ? 'not words' : 'longer than a sentence'
  if (gap.test(sentence)) return 'not words'
  if (/\S{120}/.test(sentence.replace(/["“][^"”]{0,400}["”]/g, ''))) return 'not words'
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return /\d/.test(sentence) ? undefined : 'not words'
  const latin = sentence.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin < letters * 0.7 && !/["“]/.test(sentence)) return 'language'
  const plain = sentence.replace(/["“][^"”]{0,400}["”]/g, ' ')
  return foreignWords(plain) ? 'language' : undefined
}

function foreignWords(text: string): boolean {
  const { english, other } = spokenIn(text)
  return other >= 1.5 && other > english
}

/** The name of the language of a sentence that is not read for it: by its script, else by its frequent words. */
export function languageOf(sentence: string): string {
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0
  const latin = sentence.match(/\p{Script=Latin}/gu)?.length ?? 0
  return latin < letters * 0.7 ? scriptOf(sentence) : spokenIn(sentence).name
}
