import { texts } from '../../../texts/en/account.ts'

/** Why the way to another issuer and back signed nobody in, in words; null where nothing is said, or nothing that we know. */
export function problemIn(search: string): string | null {
  const problem = new URLSearchParams(search).get('problem') ?? ''
  return Object.hasOwn(texts.problems, problem)
    ? texts.problems[problem as keyof typeof texts.problems]
    : null
}
