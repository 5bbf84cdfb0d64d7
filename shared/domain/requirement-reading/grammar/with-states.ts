import type { Token } from '../tokens.ts'
import { beings, ends, isAt, lemmaOf, lengthOf } from './known-states.ts'
import { isCapital, isState } from './names.ts'

/** Behind a participle these tell what is done to it: "is assigned to a crew". */
const done = new Set(['to', 'by', 'from', 'with', 'for', 'in', 'on', 'at', 'as'])

/** The tokens in which the name of a state is a single one, however it is written: "a queued job", "while it is In service". */
export function withStates(
  tokens: readonly Token[],
  names: readonly string[],
  things: ReadonlySet<string>,
): Token[] {
  const made: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const named = names.find((each) => isAt(tokens, at, each))
    const name = named ?? quotedAt(tokens, at, names)
    const end = at + (named ? lengthOf(named) : 1)
    const [first, last] = [tokens[at], tokens[end - 1]]
    if (name && first && last && (named === undefined || isMeant(tokens, at, end, things, names)))
      made.push({ kind: 'word', text: name, lemma: name.toLowerCase(), classes: ['adjective'], state: true, start: first.start, end: last.end }) // prettier-ignore
    else made.push(...tokens.slice(at, end).map((token) => asThing(token, made.at(-1), things)))
    at = end
  }
  return made
}

/** "It is "Running"", "it goes to "Done"". */
function quotedAt(tokens: readonly Token[], at: number, names: readonly string[]): string | undefined {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (token?.kind !== 'quoted' || !names.includes(token.value)) return undefined
  const isBehind =
    beings.has(before?.text.toLowerCase() ?? '') ||
    /^(?:becomes?|to|into|as|remains?|stays?|\()$/i.test(before?.text ?? '')
  return isBehind ? token.value : undefined
}

/** What is in a state is no deed: "a Paid booking". */
function asThing(token: Token, before: Token | undefined, things: ReadonlySet<string>): Token {
  if (token.kind !== 'word' || !isState(before) || token.classes[0] === 'noun') return token
  if (!things.has(token.text.toLowerCase())) return token
  const { gerund: _gerund, ...thing } = token
  return { ...thing, classes: ['noun'] }
}

/** With its capital inside of a sentence, before the thing that is in it, or behind "is": "a queued job", "once it is running". */
function isMeant(
  tokens: readonly Token[],
  at: number,
  end: number,
  things: ReadonlySet<string>,
  names: readonly string[],
): boolean {
  const [before, head, next] = [tokens[at - 1], tokens[at], tokens[end]]
  const isWritten = head !== undefined && isCapital(head)
  if (isWritten && at > 0)
    return before?.kind !== 'word' || at === 1 || !isCapital(before) || before.text === 'The'
  if (isWritten && next && /^(?:is|are|and|or|,)$/.test(next.text) && isListed(tokens, end, names))
    return true
  // "A draft" is what is a Draft.
  const isThing =
    head?.kind === 'word' &&
    head.classes[0] === 'noun' &&
    /^(?:a|an|the|each|every|any)$/i.test(before?.text ?? '')
  if (isThing && (next?.kind !== 'word' || next.classes[0] !== 'noun')) return true
  const following = next?.kind === 'word' && /^(?:and|or)$/i.test(next.text) ? tokens[end + 1] : next
  if (following?.kind === 'word' && things.has(following.lemma)) return true
  if (following !== next && tokens[end + 2]?.kind === 'word' && things.has(lemmaOf(tokens[end + 2])))
    return true
  if (isWritten || isDone(tokens, at)) return false
  // "Cannot be withdrawn" is a deed.
  const isBehind =
    (beings.has(before?.text.toLowerCase() ?? '') && before?.text !== 'be') ||
    /^(?:becomes?|remains?|stays?)$/i.test(before?.text ?? '')
  return (
    isBehind &&
    (!next ||
      next.kind === 'mark' ||
      (ends.has(next.text.toLowerCase()) && !done.has(next.text.toLowerCase())))
  )
}

/** "When a new request is approved, …": a participle tells what is done. */
function isDone(tokens: readonly Token[], at: number): boolean {
  const head = tokens[at]
  if (head?.kind !== 'word' || !head.participle) return false
  for (let before = at - 1; before >= Math.max(0, at - 20) && tokens[before]?.kind !== 'mark'; before -= 1)
    if (/^(?:when|whenever|once|after|if|soon)$/i.test(tokens[before]?.text ?? '')) return true
  return false
}

/** "Rejected, Closed and Withdrawn are final": a sentence that begins with states. */
function isListed(tokens: readonly Token[], at: number, names: readonly string[]): boolean {
  let end = at
  while (/^(?:and|or|,)$/.test(tokens[end]?.text ?? '')) {
    const name = names.find((each) => isAt(tokens, end + 1, each))
    if (!name) return false
    end += 1 + lengthOf(name)
  }
  return end > at || /^(?:is|are)$/.test(tokens[end]?.text ?? '')
}

/** What states stand before: "a Due instrument" is an instrument. */
export function thingsWith(sentences: readonly (readonly Token[])[], names: readonly string[]): Set<string> {
  const found = new Set<string>()
  for (const tokens of sentences)
    for (let at = 0; at < tokens.length; at += 1) {
      const name = names.find((each) => isAt(tokens, at, each))
      const next = name && tokens[at + lengthOf(name)]
      const before = tokens[at - 1]
      // "The ticket becomes Taken", "a Due instrument".
      const isWritten = tokens[at]?.text[0] === name?.[0]
      if (name && isWritten && next && next.kind === 'word' && next.classes[0] === 'noun' && !isCapital(next))
        found.add(next.lemma)
      // "A request starts as New".
      const starts = tokens
        .slice(Math.max(0, at - 4), at)
        .findIndex((token) => /^(?:start|begin)$/.test(lemmaOf(token)))
      const thing = name && isWritten && starts > 0 ? tokens[Math.max(0, at - 4) + starts - 1] : undefined
      if (thing?.kind === 'word' && thing.classes[0] === 'noun') found.add(thing.lemma)
      if (name && before?.kind === 'word' && /^(?:becomes?|is|are)$/i.test(before.text)) {
        const thing = /^(?:that|which)$/i.test(tokens[at - 2]?.text ?? '') ? tokens[at - 3] : tokens[at - 2]
        if (thing?.kind === 'word' && thing.classes[0] === 'noun') found.add(thing.lemma)
      }
    }
  for (const word of ['state', 'status']) found.delete(word)
  return found
}
