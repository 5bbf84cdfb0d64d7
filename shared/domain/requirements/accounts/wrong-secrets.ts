import type { Fact, MessageFact, ScenarioFact } from '../facts/types.ts'

const entered =
  /^(?:(?:i|we|he|she|they|(?:the |an? )?(?:[\w-]+ )?(?:user|customer|visitor|member|person)) )?(?:has |have |had )?(?:enter(?:ed|s)?|typed?|types|provided?|provides) (?:an?|the|my|his|her|their) (?:wrong|incorrect|invalid|false) ((?:[\w-]+ ){0,2}?(?:pass ?word|passphrase|passcode|pin|tan))$/i
const taken =
  /^(?:the|this|an?|my|his|her) (?:[\w-]+ ){0,2}?(?:e-?mail(?: address)?|user ?name|name|number) is already (?:registered|in use|taken|used(?: by (?:another|someone|somebody)[\w ]{0,20})?)$/i
const click =
  /^(?:(?:i|he|she|they|(?:the |an? )?(?:user|customer|visitor|member)) )?(?:click|press|tap)s?\b/i
const shown = /\b(?:messages?|errors?|warnings?|texts?|hints?|sees?|shown|displayed|appears?)\b/i

/** "Given I entered a wrong PIN, when I tap "Next", then "…" is shown": what the form answers to a secret that is not the one on record. */
export function asWrongSecret(fact: Fact): Fact {
  return fact.kind === 'scenario' ? (messageOf(fact) ?? fact) : fact
}

function messageOf({ given, when, outcomes, title, between }: ScenarioFact): MessageFact | undefined {
  const done = [...given, ...when]
  const [start, further] = given
  const already = further === undefined ? taken.exec((start ?? '').trim()) : null
  const wrong = done.flatMap((one) => entered.exec(one.trim())?.[1] ?? [])
  const clicks = done.filter((one) => click.test(one.trim()))
  const [outcome, more] = outcomes
  if (title !== undefined || between || clicks.length !== 1 || done.length !== 2) return undefined
  if (wrong.length !== 1 && !already) return undefined
  const texts = outcome?.match(/["“][^"”]{2,200}["”]/g) ?? []
  if (outcome === undefined || more !== undefined || texts.length !== 1 || !shown.test(outcome))
    return undefined
  return {
    kind: 'message',
    text: (texts[0] ?? '').slice(1, -1),
    labels: [],
    violations: [already ? 'taken' : 'mismatch'],
    about: 'named',
    condition: already ? `When ${start ?? ''},` : `When the ${wrong[0] ?? ''} is wrong,`,
  }
}
