import { auxiliaries, determiners, opensPhrase, verbLeading } from './function-words.ts'
import { type Token, tokensOf } from './tokens.ts'

/** What a question may ask. */
export interface Reading {
  question: string
  /** What an answer has to speak of itself, and not only what stands around it: what a bare follow-up names, since all else is a guess. */
  named?: string
  /** Words that gave their place as one: they were one thing only if files write them beside each other, as "dress code" and not "visa valid". */
  asOne?: string
}

interface Followed {
  /** The question before. */
  former: string
  preposition?: string | undefined
  rest: string
}

interface Phrase {
  tokens: Token[]
  plausible: number
  asOne?: boolean
}

const mostReadings = 8
const longestPhrase = 4

/**
 * The readings of a bare follow-up, the most plausible first, at most eight: the question before with the new words in place of each of its phrases, and with the new words beside all
 * of it. What keeps something of the question before comes first, then what adds to it, then what keeps only how it asks.
 */
export function readingsOf({ former, preposition, rest }: Followed): Reading[] {
  const body = former.replace(/[\s?!.]+$/, '')
  const tokens = tokensOf(body)
  const named = withoutDeterminer(rest)
  const phrases = phrasesIn(body, tokens, { preposition, named })
  const swaps = phrases.map(({ tokens: phrase, asOne }) => {
    const [start, end] = [phrase[0]?.start ?? 0, phrase.at(-1)?.end ?? 0]
    const question = `${body.slice(0, start)}${named}${body.slice(end)}?`
    const isThin = !tokens.some((one) => !phrase.includes(one) && isTelling(one))
    return { isThin, reading: { question, named, ...(asOne && { asOne: body.slice(start, end) }) } }
  })
  const ofSwaps = (wanted: boolean) =>
    swaps.filter(({ isThin }) => isThin === wanted).map(({ reading }) => reading)
  const whole = `${body} ${[preposition, rest].filter(Boolean).join(' ')}?`
  // Where nothing gives place, old words and new ones are said together, or nobody asked for them together.
  const added = { question: whole, named: whole }
  return [...ofSwaps(false), added, ...ofSwaps(true)].slice(0, mostReadings)
}

const isTelling = ({ isIdle, isLight, word }: Token): boolean => !isIdle && !isLight && !opensPhrase(word)

function withoutDeterminer(rest: string): string {
  const [first, second] = tokensOf(rest)
  return first && second && determiners.has(first.word) ? rest.slice(second.start) : rest
}

interface New {
  preposition?: string | undefined
  named: string
}

/** Phrases of a question that may give place, the most plausible first. */
function phrasesIn(body: string, tokens: readonly Token[], { preposition, named }: New): Phrase[] {
  const fresh = tokensOf(named)
  const isName = /^\p{Lu}/u.test(named)
  const found = runsIn(body, tokens).flatMap(({ run, leading }, at) => {
    const [before, first] = leading
    const isSame = preposition !== undefined && [before, first].includes(folded(preposition))
    const isSubject = [before, first].some((word) => auxiliaries.has(word ?? ''))
    return partsOf(run, first ?? '').map((part): Phrase => {
      const isNameToo = isName && at > 0 && part.tokens.every(({ written }) => /^\p{Lu}/u.test(written))
      const plausible =
        (isSame || part.tokens.at(-1)?.stem === fresh.at(-1)?.stem ? 8 : 0) +
        (isNameToo ? 4 : 0) +
        (isSubject ? 2 : 0) +
        at / tokens.length
      return { ...part, plausible }
    })
  })
  return found.toSorted((one, other) => other.plausible - one.plausible)
}

const folded = (word: string): string => tokensOf(word)[0]?.word ?? word

interface Run {
  run: Token[]
  /** The two words before it. */
  leading: string[]
}

/** Words in a row that say something, behind a word that opens a phrase, or at the beginning. */
function runsIn(body: string, tokens: readonly Token[]): Run[] {
  const runs: Run[] = []
  let run: Token[] = []
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    const isParted = before !== undefined && !/^[\s-]*$/.test(body.slice(before.end, token.start))
    if (isSaying(token) && before && isSaying(before) && !isParted) {
      run.push(token)
      continue
    }
    run = isSaying(token) ? [token] : []
    if (run.length > 0 && (isParted || !before || opensPhrase(before.word)))
      runs.push({ run, leading: [tokens[at - 2]?.word ?? '', before?.word ?? ''] })
  }
  return runs
}

const isSaying = ({ isIdle, word }: Token): boolean => !isIdle && !opensPhrase(word)

/** The parts of a run that may be one thing: "tourist visa" of "tourist visa valid", "invoices" of "approves invoices", "cars" of "visitors park cars". */
function partsOf(run: readonly Token[], leading: string): Omit<Phrase, 'plausible'>[] {
  const most = Math.min(run.length, longestPhrase)
  if (most === 1) return [{ tokens: [...run] }]
  const behindVerb = { tokens: run.slice(1) }
  if (verbLeading.has(leading) && leading !== 'which' && leading !== 'what') return [behindVerb]
  const beginnings = Array.from({ length: most - 1 }, (_, at) => ({ tokens: run.slice(0, most - 1 - at) }))
  return [
    ...beginnings,
    { tokens: run.slice(0, most), asOne: true },
    ...(run.length > 2 ? [{ tokens: run.slice(-1) }, { tokens: run.slice(-2) }] : []),
    ...(leading === 'what' || leading === 'which' ? [behindVerb] : []),
  ]
}
