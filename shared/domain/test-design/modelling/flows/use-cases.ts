import type { FlowFact } from '../../../requirements/facts/types.ts'
import type { ReadSentence } from '../../../requirements/index.ts'

/** Words of a flow with the sentence that states them. */
export interface Told {
  text: string
  sentence: ReadSentence
}

export interface Step {
  number: number
  told: Told[]
}

export interface Branch {
  label: string
  at?: number
  title?: string
  exception: boolean
  told: Told[]
  examples: Told[]
}

/** A use case as it is written: nothing is interpreted yet. */
export interface UseCase {
  topic: string
  /** Two sentences of prose, not a numbered flow. */
  alone: boolean
  actors: string[]
  triggers: Told[]
  preconditions: Told[]
  postconditions: Told[]
  main: Step[]
  branches: Branch[]
}

/** Gathers the sentences of every use case, in the order of the text. */
export function gatherUseCases(sentences: ReadSentence[]): UseCase[] {
  const found = new Map<number, UseCase>()
  for (const sentence of sentences)
    for (const fact of sentence.facts) if (fact.kind === 'flow') add(useCaseOf(found, fact), fact, sentence)
  return [...found.values()]
}

function useCaseOf(found: Map<number, UseCase>, { useCase, topic, alone }: FlowFact): UseCase {
  const known = found.get(useCase)
  if (known) return known
  const made: UseCase = {
    topic,
    alone: alone === true,
    actors: [],
    triggers: [],
    preconditions: [],
    postconditions: [],
    main: [],
    branches: [],
  }
  found.set(useCase, made)
  return made
}

function add(useCase: UseCase, fact: FlowFact, sentence: ReadSentence): void {
  const told = { text: fact.text, sentence }
  if (fact.branch) {
    addToBranch(useCase, fact, told)
    return
  }
  if (fact.example || fact.text === '') return
  if (fact.part === 'actor') useCase.actors.push(...actorsOf(fact.text))
  if (fact.part === 'trigger') useCase.triggers.push(told)
  if (fact.part === 'precondition') useCase.preconditions.push(told)
  if (fact.part === 'postcondition') useCase.postconditions.push(told)
  if (fact.part !== 'main') return
  const last = useCase.main.at(-1)
  if (last && (fact.more || last.number === fact.step)) last.told.push(told)
  else useCase.main.push({ number: fact.step ?? (last?.number ?? 0) + 1, told: [told] })
}

function addToBranch({ branches }: UseCase, { branch, part, example }: FlowFact, told: Told): void {
  if (!branch) return
  const last = branches.findLast(({ label }) => label === branch.label)
  const made = last ?? { label: branch.label, exception: part === 'exception', told: [], examples: [] }
  if (!last) branches.push(made)
  if (branch.at !== undefined) made.at ??= branch.at
  if (branch.title !== undefined) made.title ??= branch.title
  if (example) made.examples.push(told)
  else made.told.push(told)
}

/** "Cardholder, bank" names who takes part. */
function actorsOf(text: string): string[] {
  return text
    .split(/,|;|\band\b|\//)
    .map((one) => one.replace(/\(.*$/, '').trim())
    .filter((one) => one !== '' && one.length < 50)
}
