import type { Constraints } from '../facts/types.ts'

/** An input of the steps, as far as other sentences have to know it. */
export interface KnownInput {
  label: string
  step: number
  constraints: Constraints
}

/** A label without what stands in brackets: "Phone (optional)" is called phone. */
export function shortLabel(label: string): string {
  return label.replace(/\s*\([^)]*\)\s*$/, '').trim()
}

/** Rough stems of the words of a name: "Number of guests" is counted in guests. */
export function wordStems(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}]+/gu) ?? [])
    .filter(
      (word) =>
        !/^(?:the|a|an|of|number|how|many|your|i|want|would|like|my|with|include|add|and|for|in)$/.test(word),
    )
    .map((word) =>
      word
        .replace(/^(?:people|persons?)$/, 'person')
        .replace(/ies$/, 'y')
        .replace(/(?<=[^su])s$/, ''),
    )
}

/** The typed number that a unit counts: "night" the input "Nights". */
export function countedBy(unit: string, inputs: KnownInput[]): KnownInput | undefined {
  const [stem] = wordStems(unit).slice(-1)
  if (stem === undefined) return undefined
  const numbers = inputs.filter(({ constraints }) => isNumber(constraints))
  return numbers.find(({ label }) => wordStems(shortLabel(label)).includes(stem))
}

export function isNumber({ number, choices, control }: Constraints): boolean {
  return number !== undefined && choices === undefined && control !== 'checkbox'
}

/** The box that words name: every word of one of both stands in the other. */
export function boxNamed(words: string, inputs: KnownInput[]): KnownInput | undefined {
  const wanted = wordStems(words)
  if (wanted.length === 0) return undefined
  return inputs.find(({ label, constraints }) => {
    if (constraints.control !== 'checkbox') return false
    const own = wordStems(shortLabel(label))
    return (
      own.length > 0 &&
      (own.every((stem) => wanted.includes(stem)) || wanted.every((stem) => own.includes(stem)))
    )
  })
}

/** Where values of selection lists stand in a text, the longest first, so that "Worldwide" is not found in "Worldwide with USA". */
export function choicesIn(
  text: string,
  inputs: KnownInput[],
): { input: KnownInput; value: string; start: number; end: number }[] {
  const lower = text.toLowerCase()
  const values = inputs
    .flatMap((input) => (input.constraints.choices ?? []).map((value) => ({ input, value })))
    .slice(0, 200)
    .toSorted((a, b) => b.value.length - a.value.length)
  const found: { input: KnownInput; value: string; start: number; end: number }[] = []
  for (const { input, value } of values) {
    const wanted = value.toLowerCase()
    for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length)) {
      const end = at + wanted.length
      const whole = !/[\p{L}\p{N}]/u.test(lower.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(lower.charAt(end))
      if (whole && !found.some((one) => at < one.end && end > one.start))
        found.push({ input, value, start: at, end })
    }
  }
  return found.toSorted((a, b) => a.start - b.start)
}
