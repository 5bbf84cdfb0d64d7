import type { Fact, MessageFact, ScenarioFact } from '../facts/types.ts'

const entered =
  /^(?:(?:i|we|he|she|they|(?:the |an? )?(?:[\w-]+ )?(?:user|customer|visitor|member|person)) )?(?:has |have |had )?(?:enter(?:ed|s)?|typed?|types|provided?|provides) (?:an?|the|my|his|her|their) (?:wrong|incorrect|invalid|false) ((?:[\w-]+ ){0,2}?(?:pass ?word|passphrase|passcode|pin|tan))$/i
const click =
  /^(?:(?:i|he|she|they|(?:the |an? )?(?:user|customer|visitor|member)) )?(?:click|press|tap)s?\b/i
const shown = /\b(?:messages?|errors?|warnings?|texts?|hints?|sees?|shown|displayed|appears?)\b/i

/** "Given I entered a wrong PIN, when I tap "Next", then "…" is shown": what the form answers to a secret that is not the one on record. */
export function asWrongSecret(fact: Fact): Fact {
  return fact.kind === 'scenario' ? (messageOf(fact) ?? fact) : fact
}

function messageOf({ given, when, outcomes, title, between }: ScenarioFact): MessageFact | undefined {
  const done = [...given, ...when]
  const wrong = done.flatMap((one) => entered.exec(one.trim())?.[1] ?? [])
  const clicks = done.filter((one) => click.test(one.trim()))
  const [outcome, more] = outcomes
  if (title !== undefined || between || wrong.length !== 1 || clicks.length !== 1 || done.length !== 2)
    return undefined
  const texts = outcome?.match(/["“][^"”]{2,200}["”]/g) ?? []
  if (outcome === undefined || more !== undefined || texts.length !== 1 || !shown.test(outcome))
    return undefined
  return {
    kind: 'message',
    text: (texts[0] ?? '').slice(1, -1),
    labels: [],
    violations: ['mismatch'],
    about: 'named',
    condition: `When the ${wrong[0] ?? ''} is wrong,`,
  }
}
