const characters = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}ー\u3000-\u303f\uff01-\uff60`
const syllables = String.raw`\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}`
const mark = String.raw`\u3001\u3002\u3008-\u3011\uff01\uff08\uff09\uff0c\uff0e\uff1a\uff1b\uff1f`

const endsSo = new RegExp(`[${characters}${syllables}]\\p{M}*$`, 'u')
const beginsSo = new RegExp(`^[${characters}${syllables}]`, 'u')
const endsWithMark = new RegExp(`[${mark}]$`, 'u')
const beginsWithMark = new RegExp(`^[${mark}]`, 'u')
const besideOther = new RegExp(`[${characters}]( ?)[A-Za-z0-9]|[A-Za-z0-9]( ?)[${characters}]`, 'gu')
const character = new RegExp(`^[${characters}]`, 'u')
const syllable = new RegExp(`^[${syllables}]`, 'u')

/** Whether one of two lines ends or begins with a sign of scripts that all lie behind the alphabets. */
export const mayJoin = (before: string, after: string): boolean =>
  before.charCodeAt(before.length - 1) > 0xe00 || after.charCodeAt(0) > 0xe00

/** Whether a line that begins so goes on without a blank, because the script puts none between words. */
export function joinsWithoutBlank(above: string, below: string, isTight: boolean): boolean {
  const [before, after] = [above.slice(-10), below.slice(0, 10)]
  if (endsWithMark.test(before) || beginsWithMark.test(after)) return true
  const [ends, begins] = [endsSo.test(before), beginsSo.test(after)]
  if (ends && begins) return true
  return isTight && ((ends && /^[A-Za-z0-9]/.test(after)) || (begins && /[A-Za-z0-9]$/.test(before)))
}

/** Whether a document mostly writes Latin letters and figures close to the characters beside them. */
export function isTightBesideOther(texts: readonly string[]): boolean {
  let tight = 0
  for (const text of texts)
    for (const [, first, second] of text.matchAll(besideOther)) tight += (first ?? second) === '' ? 1 : -1
  return tight > 0
}

/** How many letters of a line would have to find room in the line above, were there any. */
export function firstWordLength(text: string): number {
  const isOther = text.charCodeAt(0) > 0xe00
  if (isOther && character.test(text)) return 2
  const blank = text.search(/\s/)
  const word = blank < 0 ? text : text.slice(0, blank)
  return isOther && syllable.test(text) ? Math.min(word.length, 10) : word.length
}
