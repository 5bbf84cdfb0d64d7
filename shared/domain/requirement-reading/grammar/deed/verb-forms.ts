import type { Token } from '../../tokens.ts'

const irregular = new Map(
  Object.entries({
    shown: 'show',
    hid: 'hide',
    hidden: 'hide',
    gave: 'give',
    given: 'give',
    got: 'get',
    gotten: 'get',
    saw: 'see',
    seen: 'see',
    said: 'say',
    told: 'tell',
    sent: 'send',
    kept: 'keep',
    left: 'leave',
    became: 'become',
    went: 'go',
    gone: 'go',
    took: 'take',
    taken: 'take',
    brought: 'bring',
    led: 'lead',
    put: 'put',
    set: 'set',
    made: 'make',
    held: 'hold',
    chosen: 'choose',
    chose: 'choose',
    entered: 'enter',
    written: 'write',
    wrote: 'write',
    paid: 'pay',
    grown: 'grow',
    risen: 'rise',
    fell: 'fall',
    fallen: 'fall',
    found: 'find',
    cut: 'cut',
    read: 'read',
    typed: 'type',
    denied: 'deny',
    has: 'have',
    had: 'have',
    does: 'do',
    goes: 'go',
  }),
)

/** How a verb may stand there, told by its ending. */
export type Form = 'base' | 'third' | 'past' | 'gerund'

/** The base forms that a word could be a form of, the likeliest first; the lexicon or the word class decides which it is. */
export function basesOf(token: Token | undefined): readonly Base[] {
  if (token?.kind !== 'word') return []
  const known = kept.get(token) ?? worked(token)
  kept.set(token, known)
  return known
}

interface Base {
  base: string
  form: Form
}
const kept = new WeakMap<Token, readonly Base[]>()

function worked(token: Token & { kind: 'word' }): Base[] {
  const word = token.text.toLowerCase()
  const form = formOf(word, token)
  const bases = new Set([irregular.get(word) ?? '', token.lemma, ...endingsOff(word), word])
  bases.delete('')
  return [...bases].flatMap((base) => formsOf(base, word, form).map((each) => ({ base, form: each })))
}

/** "put", "set" and "cut" are their own past. */
function formsOf(base: string, word: string, form: Form): Form[] {
  if (base !== word) return [form]
  return form === 'past' || form === 'gerund' ? ['base', form] : ['base']
}

function formOf(word: string, token: Token & { kind: 'word' }): Form {
  if (word.endsWith('ing')) return 'gerund'
  if (token.participle || word.endsWith('ed') || (irregular.has(word) && !word.endsWith('s'))) return 'past'
  return word.endsWith('s') && !word.endsWith('ss') ? 'third' : 'base'
}

function endingsOff(word: string): string[] {
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  if (word.endsWith('ied')) return [`${word.slice(0, -3)}y`]
  if (word.endsWith('ing')) return stemsOf(word.slice(0, -3))
  if (word.endsWith('ed')) return stemsOf(word.slice(0, -2))
  if (word.endsWith('es')) return [word.slice(0, -1), word.slice(0, -2)]
  return word.endsWith('s') && !word.endsWith('ss') ? [word.slice(0, -1)] : []
}

/** "stopp" is of "stop", "clos" of "close", "press" of "press". */
function stemsOf(stem: string): string[] {
  const doubled = stem.length > 3 && stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : []
  return [`${stem}e`, stem, ...doubled]
}
