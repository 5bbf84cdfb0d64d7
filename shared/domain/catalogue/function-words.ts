const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const prepositions = setOf(
  'to for in on with without by from of at as into onto via before after during through using based per over under about between within than',
)
const conjunctions = setOf('and or but so if when while until unless because that which who')
const auxiliaries = setOf('is are be has have can may must shall should will not')
const determiners = setOf('the a an all any each every new my our your their his her its')

export const isPreposition = (word: string): boolean => prepositions.has(word.toLowerCase())
export const isDeterminer = (word: string): boolean => determiners.has(word.toLowerCase())

/** Whether a noun phrase ends before a word: at a preposition, a conjunction, an auxiliary or an adverb. */
export function endsNounPhrase(word: string): boolean {
  const lower = word.toLowerCase()
  const isOther = prepositions.has(lower) || conjunctions.has(lower) || auxiliaries.has(lower)
  return isOther || /[a-z]ly$/.test(lower)
}

/** Whether words break off: their last one needs another behind it. */
export function isBrokenOff(text: string): boolean {
  const last = /[a-z]+$/i.exec(text)?.[0].toLowerCase() ?? ''
  return prepositions.has(last) || conjunctions.has(last) || auxiliaries.has(last) || determiners.has(last)
}

export const wordsOf = (text: string): string[] => text.match(/[A-Za-z][\w'’-]*/g) ?? []
