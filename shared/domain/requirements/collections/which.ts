import type { Which } from './parts.ts'
import type { Vocabulary } from './tokens.ts'

interface Patterns {
  on: RegExp
  off: RegExp
  notOn: RegExp
  notOff: RegExp
  toCome: RegExp
}

const known = new WeakMap<Vocabulary, Patterns>()

/** Which entries a phrase speaks of; nothing where it tells none apart. */
export function whichIn(text: string, vocabulary: Vocabulary): Which | undefined {
  const { on, off, notOn, notOff, toCome } = patternsOf(vocabulary)
  if (notOn.test(text) || toCome.test(text)) return 'off'
  if (notOff.test(text)) return 'on'
  if (off.test(text)) return 'off'
  if (on.test(text)) return 'on'
  return /\b(?:all|every|everything|each|everybody|everyone|whole|ITEMS|LIST)\b/.test(text)
    ? 'all'
    : undefined
}

function patternsOf(vocabulary: Vocabulary): Patterns {
  const made = known.get(vocabulary)
  if (made) return made
  const any = (words: Set<string>): string =>
    [...words].map((word) => word.replace(/[^a-z0-9 -]/g, '.')).join('|')
  const [on, off] = [any(vocabulary.on), any(vocabulary.off)]
  const patterns = {
    on: new RegExp(`\\b(?:${on})\\b`),
    off: new RegExp(`\\b(?:${off})\\b`),
    notOn: new RegExp(`\\b(?:not|no|isn't|aren't|never)(?: yet| been)* (?:${on})\\b|\\bun(?:${on})\\b`),
    toCome: new RegExp(
      `\\bstill (?:to|missing|needed)\\b|\\bto (?:be )?(?:${[...vocabulary.on].flatMap(baseForms).join('|')})\\b`,
    ),
    notOff: new RegExp(`\\b(?:not|no longer)(?: yet)? (?:${off})\\b`),
  }
  known.set(vocabulary, patterns)
  return patterns
}

const irregular: Record<string, string> = {
  done: 'do',
  bought: 'buy',
  seen: 'see',
  paid: 'pay',
  sent: 'send',
  met: 'meet',
  written: 'write',
  eaten: 'eat',
  made: 'make',
  told: 'tell',
  found: 'find',
  taken: 'take',
}

/** "packed" → "pack" and "packed": what is still to be done. */
function baseForms(word: string): string[] {
  const plain = word.replace(/[^a-z]/g, '.')
  const base = irregular[word] ?? (word.endsWith('ed') ? `${word.slice(0, -2)}e?` : undefined)
  return base === undefined ? [plain] : [plain, base]
}
