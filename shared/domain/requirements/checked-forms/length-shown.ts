import type { CheckedPart } from './parts.ts'
import type { ToldSentence } from './told-sentences.ts'
import { inputNamed, type Vocabulary } from './vocabulary.ts'

const typing =
  /\b(?:while|as|when) (?:\w+ )?(?:typing|types|one types|it is typed|text is typed)\b|\bwhile (?:it is|being) (?:typed|filled in|edited)\b|\b(?:counter|length|number of characters|characters (?:typed|used|left|remaining))\b/i
const counted =
  /^(?<n>\d{1,4})(?<middle> ?(?:\/|of|out of) ?)(?<limit>\d{1,5})(?<unit>(?: (?:characters?|letters|signs))?(?: used| typed)?\.?)$/i

/** "Below the note its length is shown, for example "17 of 120 characters"": a text that counts what was typed. */
export function lengthIn({ words, quotes }: ToldSentence, vocabulary: Vocabulary): CheckedPart | undefined {
  if (!typing.test(words) || /\b(?:button|clear|reset)\b/i.test(words)) return undefined
  const input = inputNamed(words.replace(/Q\d+/g, ' '), vocabulary)
  if (input?.control !== 'textbox') return undefined
  for (const { value } of quotes) {
    const used = counted.exec(value)?.groups
    if (used)
      return { part: 'length', label: input.label, text: `{n}${value.slice((used['n'] ?? '').length)}` }
  }
  return undefined
}
