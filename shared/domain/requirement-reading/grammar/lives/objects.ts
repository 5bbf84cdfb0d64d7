import type { Token } from '../../tokens.ts'
import { isCapital, isState, wordsOf } from '../names.ts'
import { isVerb, wordOf } from './tokens.ts'
import { circumstances, fillers, pronouns } from './words.ts'

/** Objects of a deed without the thing itself, adverbs, and the circumstances. */
export function clean(tokens: readonly Token[], things: ReadonlySet<string>): Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    const word = wordOf(token)
    if (token?.kind !== 'word' || circumstances.has(word)) {
      if (wordOf(token) === 'one' || (token?.kind === 'number' && !token.unit && /^ones?$/i.test(token.text)))
        continue
      break
    }
    if (word === 'any' && /^(?:more|longer)$/.test(wordOf(tokens[at + 1]))) {
      at += 1
      continue
    }
    const past = pastThing(tokens, at, things)
    if (past !== undefined) {
      at = past - 1
      continue
    }
    if (
      fillers.has(word) ||
      (token.classes[0] === 'adverb' && !/^(?:out|off|in|on|up|down|away|over)$/.test(word))
    )
      continue
    kept.push(token)
  }
  while (kept.length > 0 && /^(?:a|an|the|of|from|to|in|on|for|with|and|or|as)$/.test(wordOf(kept.at(-1))))
    kept.pop()
  return kept
}

/** Behind the thing with what stands before it: "on an Empty or a Full cylinder", "it", "from Quarantine". */
function pastThing(tokens: readonly Token[], at: number, things: ReadonlySet<string>): number | undefined {
  let end = at
  if (/^(?:on|of|in|from|to|for|with)$/.test(wordOf(tokens[end]))) end += 1
  let isNamed = false
  for (; end < tokens.length; end += 1) {
    const token = tokens[end]
    const word = wordOf(token)
    if (isState(token)) isNamed = true
    else if (token?.kind === 'word' && things.has(token.lemma)) return end + 1
    else if (/^ones?$/.test(word)) return end + 1
    else if (
      pronouns.has(word) &&
      !isNamed &&
      !/^(?:the|an?)$/.test(wordOf(tokens[end - 1])) &&
      (tokens[end + 1]?.kind !== 'word' || !isNounLike(tokens[end + 1]))
    )
      return end + 1
    else if (!/^(?:the|an?|each|every|any|such|this|that|other|new|or|and|his|her|their|its|my)$/.test(word))
      break
  }
  return isNamed ? end : undefined
}

const isNounLike = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.classes[0] === 'noun'

/** What is about the thing, or about nothing else. */
export function isThing(tokens: readonly Token[], things: ReadonlySet<string>): boolean {
  return tokens.some(
    (token) =>
      isState(token) ||
      (token.kind === 'word' && things.has(token.lemma)) ||
      /^(?:it|they|them|ones?|state|status)$/.test(wordOf(token)),
  )
}

export function actorOf(tokens: readonly Token[], things: ReadonlySet<string>): string | undefined {
  const kept: Token[] = []
  for (const token of tokens) {
    const word = wordOf(token)
    if (token.kind !== 'word' || token.state || token.classes[0] === 'preposition' || isVerb(token)) break
    if (
      token.classes[0] === 'determiner' ||
      /^(?:the|an?|only|either|then|usually|finally|also|its|their)$/.test(word) ||
      token.classes[0] === 'adverb'
    )
      continue
    if (token.classes[0] === 'pronoun' || things.has(token.lemma)) return undefined
    kept.push(token)
  }
  const head = kept.at(-1)
  const words = kept.map((token) =>
    token === head && token.kind === 'word' && token.plural ? token.lemma : token.text,
  )
  const name = words.join(' ')
  return name === '' ||
    head?.kind !== 'word' ||
    !head.classes.includes('noun') ||
    kept.length > 4 ||
    isWhoever(name)
    ? undefined
    : name
}

const isWhoever = (name: string): boolean =>
  /^(?:user|users|anybody|somebody|someone|anyone|everybody|everyone|nobody|people|system|one)$/i.test(name)

/** What is entered, by its name: "the End pressure in whole bar". */
export function namesIn(tokens: readonly Token[], things: ReadonlySet<string>): string[] {
  const kept: Token[] = []
  for (const token of tokens) {
    const word = wordOf(token)
    if (token.kind === 'quoted') return [token.value]
    if (token.kind !== 'word') break
    if (/^(?:the|an?|its|his|her|their|in)$/.test(word) && kept.length === 0) continue
    if (
      token.classes[0] === 'preposition' ||
      token.classes[0] === 'conjunction' ||
      token.classes[0] === 'pronoun' ||
      (isVerb(token) && !isCapital(token))
    )
      break
    kept.push(token)
  }
  return kept.length > 0 && kept.length <= 4 && !isThing(kept, things) ? [wordsOf(kept)] : []
}
