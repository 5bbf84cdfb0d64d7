const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text of at most so many letters, as people count them. */
export function cut(text: string, most: number): string {
  // What comes later is never shown, so it is not cut into letters.
  const all = [...letters.segment(text.slice(0, most * 16))].map(({ segment }) => segment)
  return all.length > most || text.length > most * 16 ? `${all.slice(0, most - 1).join('')}…` : text
}

const narrow = 7.6
const wide = 15
const isWide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Extended_Pictographic}/u

/** How wide a text is drawn, about: no letter is narrower than it counts here by much. */
export const textWidth = (text: string): number =>
  [...letters.segment(text)].reduce((sum, { segment }) => sum + (isWide.test(segment) ? wide : narrow), 0)
