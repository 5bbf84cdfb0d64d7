import type { Statement } from '../types.ts'
import { upperFirst } from '../wording/text.ts'
import type { Feature } from './features.ts'

/** What comes before anything else, in its order. */
const steps: readonly RegExp[] = [
  /\b(?:install|download the app)\b/i,
  /\b(?:register|sign(?:ing)? up|create (?:an?|my|your|the|their) (?:new |own )?(?:\w+ )?(?:account|profile))\b/i,
  /\b(?:activate|verify|confirm) (?:my|your|an?|the) (?:account|e-?mail|address|invitation|phone)\b|\baccept (?:an?|the|my|your) invitation\b/i,
  /\b(?:sign|log) ?(?:in|on)\b(?! (?:history|attempts|log))|\bauthenticate\b/i,
  /\b(?:set up|connect|pair) (?:my|your|an?|the)\b/i,
]
const others = /\b(?:forg[oe]t\w*|reset|log ?out|sign ?out|attempts|history)\b/i
const mostSteps = 12

/** How somebody begins, as far as the stories say it. */
export function firstSteps(features: readonly Feature[]): Statement[] {
  const found = features.flatMap((feature) => {
    const { wish, title } = feature
    const words = wish?.deed ?? title
    const place = others.test(words) ? -1 : steps.findIndex((pattern) => pattern.test(words))
    return place < 0 ? [] : [{ place, feature }]
  })
  return found
    .toSorted((a, b) => a.place - b.place)
    .slice(0, mostSteps)
    .map(({ feature }) => stepOf(feature))
}

function stepOf({ wish, title, purpose, behaviour, source }: Feature): Statement {
  const lead = upperFirst(wish?.deed ?? title)
  const how = behaviour.find(({ isRefusal, circumstance }) => !isRefusal && circumstance !== '')
  if (how)
    return { lead, text: how.text, outcome: how.outcome, sources: [...new Set([source, ...how.sources])] }
  return purpose ? { lead, ...purpose } : { text: `${lead}.`, sources: [source] }
}
