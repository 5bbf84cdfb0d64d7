import type { Collection } from '../model.ts'

const words =
  'Alpha Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey Xray Yankee Zulu Beta Gamma Epsilon Theta Kappa Lambda Omega Sigma'.split(
    ' ',
  )

/** Texts of entries that the list takes, each in no other one and in nothing else that the page says. Fewer than asked for where the text leaves no room. */
export function entryTexts(collection: Collection, count: number): string[] {
  const { min = 0, max = 1000 } = collection.length ?? {}
  const said = JSON.stringify(collection).toLowerCase()
  const free = words.filter((word) => !said.includes(word.toLowerCase()))
  const texts = free.map((word) => fitted(word, min, max))
  return texts.filter((text, at) => text.length >= 3 && texts.indexOf(text) === at).slice(0, count)
}

function fitted(word: string, min: number, max: number): string {
  let text = word
  while (text.length < min) text = `${text} ${word.toLowerCase()}`
  return text.slice(0, max).trimEnd()
}

/** A text of just that many characters, without a blank at either end and never two in a row. */
export function textOfLength(length: number): string {
  const text = 'Sample words of some length and '.repeat(Math.ceil(length / 32)).slice(0, length)
  return text.endsWith(' ') ? `${text.slice(0, -1)}x` : text
}
