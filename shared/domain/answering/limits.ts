import type { Token } from './tokens.ts'

/** Words that deny, limit or oblige, each with what people write for it. */
const limiting: readonly (readonly [string, RegExp])[] = [
  ['not', /\b(?:not|cannot|\w{2,8}n['’]t)\b/gi],
  ['no', /\b(?:no(?! (?:more|less|fewer|later|earlier) than)|none|nobody|nothing|never|neither|nor)\b/gi],
  ['without', /\bwithout\b/gi],
  ['unless', /\bunless\b/gi],
  ['only', /\b(?:only|solely|exclusively)\b/gi],
  ['except', /\b(?:except|excluding|apart from)\b/gi],
  ['until', /\b(?:until|till)\b/gi],
  ['least', /\b(?:at least|no (?:less|fewer) than|minimum)\b/gi],
  ['most', /\b(?:at most|up to|maximum|no more than|no later than|at the latest)\b/gi],
  ['more', /\b(?:(?<!no )more than|longer than|larger than|above|over|exceed\w*)\b/gi],
  // What somebody is to say or believes is not so.
  [
    'reported',
    /\b(?:say|says|said|claim\w*|pretend|repl(?:y|ies|ied)|respond|answer|assume\w*|imagine|suppose\w*|believe\w*|allege\w*|tell|write|output|print)\b(?: \w+){0,3}? (?:that|with)\b|\b(?:say|answer|reply|respond|output|print|write):/gi,
  ],
  ['less', /\b(?:(?<!no )(?:less|fewer) than|shorter than|below|under)\b/gi],
]

/** What must not be said where the passage does not say it, whatever it is said of. */
const strong: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:must|have to|has to|obliged|mandatory|required)\b/i,
    /\b(?:must|shall|have to|has to|had to|need(?:s|ed)? to|obliged|mandatory|required?s?|is to|are to)\b/i,
  ],
  [/\b(?:may|allowed|permitted)\b/i, /\b(?:may|can|allow\w*|permit\w*|possible)\b/i],
  [/\b(?:will|guarantees?d?)\b/i, /\b(?:will|shall|must|guarantees?d?|is|are|has|have|\w+s)\b/i],
  [
    /\b(?:all|every|always|everybody|everyone|each|any)\b/i,
    /\b(?:all|every|always|everybody|everyone|each|any)\b/i,
  ],
  [/\b(?:most|mostly|usually)\b/i, /\b(?:most|mostly|usually)\b/i],
  [/\b(?:never)\b/i, /\b(?:never)\b/i],
]
const condition = /\b(?:if|provided|as long as|in case|unless|only when|where)\b/i
const keepsCondition = /\b(?:if|provided|as long as|in case|unless|when|whenever|where|for|after|should)\b/i
const optional = /\b(?:may|can|could|might|should|optional\w*)\b/i
const obliging = /\b(?:must|shall|have to|has to|required|mandatory)\b/i

interface Limit {
  kind: string
  /** The word or figure right behind it. */
  first: string
  /** What it may still be of. */
  reach: readonly string[]
}

interface Said {
  text: string
  tokens: readonly Token[]
}

/**
 * Whether what is said denies, limits and obliges as its source does: each of its limits is one of the source, of the same word, and what the source limits is not spoken of without that. What the source only
 * allows is not demanded, and what it says of some is not said of all.
 */
export function keepsLimits(said: Said, source: Said): boolean {
  const [own, given] = [limitsOf(said), limitsOf(source)]
  const spoken = new Set(said.tokens.map(({ stem }) => stem))
  const isAmong = ({ kind, first }: Limit, some: readonly Limit[]) =>
    some.some((one) => one.kind === kind && one.first === first)
  return (
    own.every((one) => isAmong(one, given)) &&
    given.every((one) => isAmong(one, own) || !one.reach.some((stem) => spoken.has(stem))) &&
    strong.every(([claim, ground]) => !claim.test(said.text) || ground.test(source.text)) &&
    (!condition.test(source.text) || keepsCondition.test(said.text)) &&
    !(obliging.test(said.text) && optional.test(source.text) && !obliging.test(source.text))
  )
}

const farthest = 3
const denials = new Set(['not', 'no', 'without', 'only', 'reported'])

function limitsOf({ text, tokens }: Said): Limit[] {
  const telling = tokens.filter(({ isIdle }) => !isIdle)
  return limiting.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: word, index }): Limit => {
      const from = index + word.length
      const stop = /[.;!?](?=\s|$)/.exec(text.slice(from, from + 200))?.index ?? Infinity
      const behind: string[] = []
      for (let at = firstAt(telling, from); behind.length < farthest; at++) {
        const token = telling[at]
        if (!token || token.start > from + stop) break
        behind.push(token.stem)
      }
      return { kind, first: behind[0] ?? '', reach: behind.slice(0, denials.has(kind) ? farthest : 1) }
    }),
  )
}

/** Tokens stand in order, so the first one behind a place is found by halves. */
function firstAt(tokens: readonly Token[], from: number): number {
  let [low, high] = [0, tokens.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle]?.start ?? 0) < from) low = middle + 1
    else high = middle
  }
  return low
}
