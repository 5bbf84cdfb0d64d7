import type { Parameter, Screen } from '../model.ts'

const secret = /\b(?:password|passphrase|pin|passcode)\b/i
const identity =
  /\b(?:e-?mail|user ?name|login|(?:account|card|member(?:ship)?|customer|reader|patient|employee|student|phone|mobile) (?:number|no\.?|id|name)|id|number|code|nick ?name|name)\b/i
// A password that is chosen or typed again is not the one that the account has.
const chosen = /^new\b|\b(?:repeat(?:ed)?|confirm(?:ed|ation)?|re-?typed?|re-?enter(?:ed)?|again|verify)\b/i
const entering = /^(?:log|sign)[ -]?(?:in|on)\b/i

/** Whether a form checks what is entered against an account that must exist. */
export function checksAccount({ parameters, button = '' }: Screen): boolean {
  const wrong = parameters.some(({ messages }) =>
    messages.some(({ violations }) => violations.includes('mismatch')),
  )
  return parameters.some(({ label }) => secret.test(label)) && (wrong || entering.test(button))
}

/** Whether a secret that is checked stands beside one that is chosen: nothing is learned of the new one while the old one is wrong. */
export function changesSecret({ parameters }: Screen): boolean {
  const secrets = parameters.filter(({ label }) => secret.test(label))
  return secrets.some(({ label }) => chosen.test(label)) && secrets.some(({ label }) => !chosen.test(label))
}

/** The account that a case needs, with the literals of what an account is known by: 'An account exists with Username "alexmiller" and Password "…"'. */
export function accountWith(
  parameters: Parameter[],
  valueOf: (parameter: Parameter) => string | undefined,
): string {
  const owned = parameters.filter(({ label }) => !chosen.test(label))
  const parts = (owned.some(({ label }) => secret.test(label)) ? owned : parameters).flatMap((parameter) => {
    const value = valueOf(parameter)
    const known = secret.test(parameter.label) || identity.test(parameter.label)
    return !known || value === undefined || value === '' || parameter.constraints.control === 'checkbox'
      ? []
      : [`${parameter.label} "${value}"`]
  })
  return `An account exists with ${parts.join(' and ')}`
}

/** What must be known before it is accepted: 'The Reader number "4821312" is on record'. */
export function known({ parameters }: Screen, valueOf: (id: string) => string | undefined): string[] {
  return parameters
    .filter(({ messages }) =>
      messages.some(({ violations }) => violations.includes('mismatch') || violations.includes('state')),
    )
    .flatMap(({ id, label }) => {
      const value = valueOf(id) ?? ''
      return value === '' ? [] : [`The ${label} "${value}" is on record`]
    })
}
