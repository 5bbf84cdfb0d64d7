import { articleOf } from '../../english/articles.ts'
import { capital } from '../../english/capital.ts'
import type { Thing } from '../../requirement-reading/capabilities/thing.ts'
import type { Token } from '../../requirement-reading/tokens.ts'
import { wordTable } from '../../word-table.ts'

const lower = (token: Token | undefined): string => token?.text.toLowerCase() ?? ''

/** How whoever does it is spoken of in a step, which speaks to them. */
const addressed = wordTable<string>({ i: 'you', we: 'you', me: 'you', us: 'you', my: 'your', our: 'your', mine: 'yours', ours: 'yours', myself: 'yourself', ourselves: 'yourselves', am: 'are', "'m": "'re", '’m': "'re" }) // prettier-ignore
const theirs = wordTable<string>({ their: 'your', his: 'your', himself: 'yourself', herself: 'yourself', themselves: 'yourself', they: 'you', them: 'you' }) // prettier-ignore

/** Words of a text as a step says them: "my estimate" is "your estimate"; `own`: "their" is whoever does it, too. */
export function spokenTo(
  text: string,
  tokens: readonly Token[],
  { own, isTitled }: { own: boolean; isTitled: boolean },
): string {
  const [first] = tokens
  if (!first) return ''
  let said = ''
  let at = first.start
  tokens.forEach((token, index) => {
    const before = tokens[index - 1]
    const isLed =
      index === 0 ||
      (before?.kind === 'word' && (before.classes[0] === 'preposition' || before.gerund === true))
    const isPast = lower(token) === 'was' && /^(?:i|me)$/.test(lower(before))
    const known =
      addressed[lower(token)] ?? (isPast ? 'were' : own && isLed ? theirs[lower(token)] : undefined)
    said += text.slice(at, token.start) + (known ?? (isTitled ? untitled(token) : token.text))
    at = token.end
  })
  return said.replaceAll('yourself or yourself', 'yourself').replaceAll('your or your', 'your')
}

/** "Submit Supporting Documentation": capitals that a title has and a sentence has not. */
const untitled = ({ kind, text }: Token): string =>
  kind === 'word' && /^\p{Lu}\p{Ll}+(?:-\p{L}+)?$/u.test(text) ? text.toLowerCase() : text

const articles = new Set(['a', 'an', 'any', 'some', 'one', 'another'])
const counting = new Set(['multiple', 'several', 'many', 'various', 'more', 'other', 'additional', 'new', 'certain', 'specific', 'particular', 'different']) // prettier-ignore
const settled = new Set(['the', 'my', 'our', 'your', 'their', 'his', 'her', 'its', 'all', 'both', 'each', 'every']) // prettier-ignore
/** Things that have no singular, or another than their letters tell. */
const onlyPlural = new Set('details settings statistics stats credentials contents preferences analytics series funds news hours results terms options people'.split(' ')) // prettier-ignore

export interface Said {
  /** As a step names it: "a camper", "your estimate". */
  named: string
  /** As an expectation names it: "the camper", "your estimate". */
  known: string
  plural: boolean
  /** "A camper", where there has to be one first. */
  some?: string
  /** Of one among several: "campers". */
  among?: string
}

/** A thing in the words of a step and of what is expected; one of several is enough for what is done to each. */
export function sayThing(
  thing: Thing,
  says: (tokens: readonly Token[]) => string,
  { one, proper }: { one: boolean; proper: boolean },
): Said {
  const { tokens, head, plural } = thing
  const [first] = tokens
  const words = says(tokens)
  const behind = says(tokens.slice(1))
  const owned = tokens.some(({ text }) => /^['’]s?$/.test(text))
  if (articles.has(lower(first)))
    return {
      named: words,
      known: `the ${behind}`,
      plural,
      ...(owned ? {} : { some: plural ? behind : `${articleOf(behind)} ${behind}` }),
    }
  if (settled.has(lower(first)) || (first?.kind === 'word' && first.classes[0] === 'determiner'))
    return { named: words, known: words, plural }
  if (first?.kind === 'number') return { named: words, known: `the ${words}`, plural }
  const lemma = head.lemma.toLowerCase()
  const single = /^\p{Lu}\p{Ll}/u.test(says([head])) ? capital(lemma) : lemma
  const counts = counting.has(lower(first)) && !owned
  const isEach = one && plural && !thing.several && !owned && !counts && !onlyPlural.has(lower(head)) && lemma !== lower(head) // prettier-ignore
  if (isEach) {
    const named = `${says(tokens.slice(0, -1))} ${single}`.trim()
    const some = `${articleOf(named)} ${named}`
    return { named: some, known: `the ${named}`, plural: false, some, among: words }
  }
  if (plural) return { named: words, known: `the ${counts ? behind : words}`, plural, ...(owned || counts || thing.several ? {} : { some: words }) } // prettier-ignore
  return proper ? { named: words, known: words, plural } : { named: `the ${words}`, known: `the ${words}`, plural } // prettier-ignore
}
