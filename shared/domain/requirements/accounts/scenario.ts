import type { ScenarioFact } from '../facts/types.ts'

/** A scenario from a state that is set up: what is done there, and what comes of it. */
export function scenario(
  title: string,
  { given = [], when = [], outcomes }: { given?: string[]; when?: string[]; outcomes: string[] },
): ScenarioFact {
  return { kind: 'scenario', title, given, when, outcomes, role: 'main' }
}

const number = '(?:\\d{1,4}|one|two|three|four|five|six|seven|ten|twelve|fifteen|twenty|thirty|sixty|ninety)'
/** "30 minutes", "one hour": source of an expression. */
export const span = `(?:an?|${number})[ -](?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)`
