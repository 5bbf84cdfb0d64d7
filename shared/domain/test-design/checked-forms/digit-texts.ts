import type { Wrong } from '../../requirements/checked-forms/parts.ts'

type Digits = Extract<Wrong, { wrong: 'digits' }>

/** Too few and too many digits, too few that spaces make long enough, and a sign that no such number has; one for each way. */
export function wrongDigits({ min, max, signed, spaced }: Digits): string[] {
  return [
    digits(min - 1),
    digits(max + 1),
    ...(spaced ? [apart(digits(min - 1))] : []),
    `${digits(min - 1)}x`,
    ...(signed ? [`${digits(min)}+`] : []),
  ]
}

/** The fewest and the most digits, with the sign in front and with spaces where they may be. */
export function rightDigits({ min, max, signed, spaced }: Digits): string[] {
  const least = digits(min)
  return [
    least,
    digits(max),
    ...(spaced ? [apart(least), apart(digits(max))] : []),
    ...(signed ? [`+${least}`] : []),
    ...(signed && spaced ? [`+${apart(least)}`] : []),
  ]
}

function digits(count: number): string {
  return '1234567890'.repeat(10).slice(0, count)
}

function apart(text: string): string {
  return text.replace(/^(?<lead>..)(?=.)/, '$<lead> ')
}
