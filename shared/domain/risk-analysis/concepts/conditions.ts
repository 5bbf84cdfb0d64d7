import { remembered } from '../../basics/remembered.ts'
import { lexicon, type Concept } from './lexicon/index.ts'

/** What one statement, and the whole that it stands in, speak of. */
export interface Spoken {
  own: (concept: Concept) => boolean
  /** What stands over it: its heading, the words that lead in its list. */
  around: (concept: Concept) => boolean
  anywhere: (concept: Concept) => boolean
}

interface Part {
  concept: Concept
  where: 'here' | 'anywhere'
  not: boolean
}

interface Condition {
  here: readonly Part[]
  rest: readonly Part[]
}

const isConcept = (name: string): name is Concept => Object.hasOwn(lexicon, name)

/** More than there are in all kinds and controls. */
const most = 5000

/**
 * Reads a condition such as `export + @personal-data + !consent`: concepts of one statement, with `@` of the whole text, with `!` not
 * there (`!@`: nowhere). Throws on a name that the lexicon does not have.
 */
export const conditionOf = remembered((written: string): Condition => {
  const parts = written.split('+').map((piece): Part => {
    const [, not = '', at = '', name = ''] = /^\s*(!?)(@?)([\w-]+)\s*$/.exec(piece) ?? []
    if (!isConcept(name)) throw new Error(`No such concept: "${piece.trim()}" in "${written}"`)
    return { concept: name, where: at === '' ? 'here' : 'anywhere', not: not !== '' }
  })
  const isHere = ({ where, not }: Part) => where === 'here' && !not
  return { here: parts.filter(isHere), rest: parts.filter((part) => !isHere(part)) }
}, most)

/** Whether a statement meets a condition: some of it by its own words, the rest by them or by what stands over it. */
export function meets(written: string, { own, around, anywhere }: Spoken): boolean {
  const { here, rest } = conditionOf(written)
  if (here.length > 0 && !here.some(({ concept }) => own(concept))) return false
  return (
    here.every(({ concept }) => own(concept) || around(concept)) &&
    rest.every(({ concept, where, not }) =>
      where === 'anywhere' ? anywhere(concept) !== not : (own(concept) || around(concept)) !== not,
    )
  )
}

export const meetsAny = (conditions: readonly string[], spoken: Spoken): boolean =>
  conditions.some((one) => meets(one, spoken))
