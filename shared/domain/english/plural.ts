import { withoutS } from './without-s.ts'

const irregular = new Map(
  (
    'person people,man men,woman women,child children,foot feet,tooth teeth,mouse mice,goose geese,criterion criteria,phenomenon phenomena,' +
    'analysis analyses,axis axes,diagnosis diagnoses,' +
    'half halves,knife knives,leaf leaves,life lives,shelf shelves,' +
    'echo echoes,hero heroes,quiz quizzes,matrix matrices,' +
    'news news,series series,species species'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)
const singulars = new Map([...irregular].map(([one, several]) => [several, one]))

/** The plural of a lower-case noun: "boxes", "entries", "switches", "people". */
export function plural(noun: string): string {
  const irregularPlural = irregular.get(noun)
  if (irregularPlural !== undefined) return irregularPlural
  if (/(?:[^aeiou]|qu)y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** The singular of an irregular plural in small letters: "person" for "people", "businesswoman" for "businesswomen". Undefined for any other word. */
export function irregularSingular(noun: string): string | undefined {
  const singularOfTable = singulars.get(noun)
  if (singularOfTable !== undefined) return singularOfTable
  return /(?:men|children)$/.test(noun) &&
    noun.length > 5 &&
    !/(?:specimen|regimen|abdomen|stamen)$/.test(noun)
    ? noun.replace(/(?:(wo)?men|children)$/, (end, wo?: string) =>
        end === 'children' ? 'child' : `${wo ?? ''}man`,
      )
    : undefined
}

/**
 * The singular of a noun without a dictionary, or of a name by its last word: "address" for "addresses", "shipping box" for "shipping boxes", "ID" for
 * "IDs". The first capital stays. A noun that is one already comes back as it is.
 */
export function singular(name: string): string {
  const [, before = '', last = name] = /^(.*[\s-])?([^\s-]+)$/s.exec(name) ?? []
  if (/^\p{Lu}{2,}s$/u.test(last)) return name.slice(0, -1)
  const small = last.toLowerCase()
  const one = irregularSingular(small) ?? withoutS(small)
  return before + (small.startsWith(one) ? last.slice(0, one.length) : last.slice(0, 1) + one.slice(1))
}

/** A number with its lower-case noun, in plural unless it is one: "1 story", "2 stories". */
export const counted = (number: number, noun: string): string =>
  `${number} ${number === 1 ? noun : plural(noun)}`
