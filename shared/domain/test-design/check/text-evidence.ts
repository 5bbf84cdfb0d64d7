import { stems } from './behaviour.ts'
import { canonical, clockTimes, numbersIn } from './written-numbers.ts'

/** What the model holds of one requirement: numbers in canonical form, quoted texts, and the stems of all its words. */
export class Evidence {
  readonly numbers = new Set<string>()
  readonly stems = new Set<string>()
  /** Something other than an input by itself rests on the requirement: what compares two inputs has an element of its own. */
  compared = false
  private readonly literals = new Set<string>()

  /** Words of the text, with quoted texts inside: those are literals, never words. */
  words(text: string): void {
    for (const quote of text.match(/"[^"]{1,400}"|“[^”]{1,400}”/g) ?? []) this.literal(quote.slice(1, -1))
    const plain = text.replace(/"[^"]{1,400}"|“[^”]{1,400}”/g, ' ')
    for (const stem of stems(plain)) this.stems.add(stem)
    for (const { value } of numbersIn(plain)) this.numbers.add(value)
    for (const { value } of clockTimes(plain)) this.numbers.add(value)
  }

  /** A name or message that stands as it is. */
  literal(text: string): void {
    this.literals.add(folded(text))
  }

  holdsLiteral(text: string): boolean {
    return this.literals.has(folded(text))
  }

  /** Any part of the model whose shape is not known here: its texts and numbers. */
  any(part: unknown, depth = 0): void {
    if (typeof part === 'string') {
      this.words(part)
      this.literal(part)
    } else if (typeof part === 'number' || typeof part === 'bigint') this.numbers.add(canonical(String(part)))
    else if (depth < 6 && Array.isArray(part)) for (const one of part) this.any(one, depth + 1)
    else if (depth < 6 && typeof part === 'object' && part !== null)
      for (const [key, one] of Object.entries(part)) if (!whole.has(key)) this.any(one, depth + 1)
  }
}

/** Of what nobody asks about, no word is read. */
export class Unasked extends Evidence {
  override words(): void {}
  override literal(): void {}
  override any(): void {}
}

// What repeats the sentence itself would hold everything that it says.
const whole = new Set(['basis', 'statement', 'sentence', 'words'])

function folded(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim()
}
