import type { ReadSentence } from '../../../requirements/index.ts'
import type { Scenario, Screen } from '../../model.ts'
import { branchFlow } from './branch-flow.ts'
import { clausesOf, personsIn } from './clauses.ts'
import { comparedWith } from './compared.ts'
import type { Flow } from './flow.ts'
import { InputFinder } from './inputs.ts'
import { isAction, mainFlow, startOf } from './main-flow.ts'
import { repeated, withoutRepeat } from './repeated-branches.ts'
import { gatherUseCases, type Step, type UseCase } from './use-cases.ts'

// No flow that a person wrote is longer; what is behind stays a gap.
const longest = 150

/** A scenario for the main flow and for every branch of every use case; a flow without an outcome gives none. */
export function buildFlows(
  sentences: ReadSentence[],
  screens: Screen[],
  screenOf: (sentence: ReadSentence) => Screen | undefined,
): Scenario[] {
  const cases = gatherUseCases(sentences)
  if (cases.length === 0) return []
  const inputs = new InputFinder(screens, screenOf)
  return cases.flatMap((useCase, index) => {
    const actors = new Set([
      ...actorNouns(useCase.actors),
      ...personsIn(useCase.main.flatMap(({ told }) => told.map(({ text }) => text))),
    ])
    const first = useCase.main[0]?.told[0]?.sentence
    const flow: Flow = {
      useCase,
      id: `U${index + 1}`,
      actors,
      main: withTrigger(useCase)
        .slice(0, longest)
        .map(({ number, told }) => ({
          number,
          clauses: told.flatMap((one) =>
            clausesOf(one.text, actors).map((clause) => ({ ...clause, told: one })),
          ),
        })),
      inputs,
      preconditions: startOf(useCase),
      address: first && screenOf(first)?.address,
    }
    const main = mainFlow(flow)
    flow.told = () => main[0]
    const branches = useCase.branches.flatMap((told) => {
      const { branch, repeat } = withoutRepeat(told)
      const once = branchFlow(flow, branch)
      const [only, more] = once
      return repeat && only && !more ? [only, repeated(only, repeat)] : once
    })
    return comparedWith([...main, ...branches], flow)
  })
}

function withTrigger({ main, triggers, actors }: UseCase): Step[] {
  const acts = triggers.filter(({ text }) => isAction(text, actors))
  return acts.length === 0 ? main : [{ number: 0, told: acts }, ...main]
}

function actorNouns(actors: string[]): Set<string> {
  return new Set(actors.flatMap((one) => one.toLowerCase().split(/\s+/).slice(-1)))
}
