const irregular = new Map([
  ['person', 'people'],
  ['man', 'men'],
  ['woman', 'women'],
  ['child', 'children'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['mouse', 'mice'],
  ['goose', 'geese'],
  ['criterion', 'criteria'],
  ['phenomenon', 'phenomena'],
  ['lens', 'lenses'],
  ['quiz', 'quizzes'],
  ['series', 'series'],
  ['species', 'species'],
])
const singulars = new Map([...irregular].map(([one, several]) => [several, one]))

/** The plural of a lower-case noun: "boxes", "entries", "switches", "people". */
export function plural(noun: string): string {
  const irregularPlural = irregular.get(noun)
  if (irregularPlural !== undefined) return irregularPlural
  if (/(?:[^aeiou]|qu)y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** The singular of an irregular plural: "person" for "people", "businesswoman" for "businesswomen". Undefined for any other word. */
export function irregularSingular(noun: string): string | undefined {
  const singular = singulars.get(noun)
  if (singular !== undefined) return singular
  return /(?:men|children)$/.test(noun) &&
    noun.length > 5 &&
    !/(?:specimen|regimen|abdomen|stamen)$/.test(noun)
    ? noun.replace(/(?:(wo)?men|children)$/, (end, wo?: string) =>
        end === 'children' ? 'child' : `${wo ?? ''}man`,
      )
    : undefined
}

/** The singular of a lower-case noun by its ending, for words that no dictionary has: "sku" for "skus", "inbox" for "inboxes". */
export function singularByEnding(noun: string): string {
  if (/(?:ss|is)$/.test(noun) || noun.length < 3 || !/[aeiouy]/.test(noun)) return noun
  if (/[^aeiou]ies$/.test(noun) && noun.length > 4) return `${noun.slice(0, -3)}y`
  if (/(?:x|ch|sh|ss|zz)es$/.test(noun)) return noun.slice(0, -2)
  return noun.endsWith('s') ? noun.slice(0, -1) : noun
}
