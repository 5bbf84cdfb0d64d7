import type { Screen } from '../model.ts'
import { LabelIndex } from './label-index.ts'

const mostInputs = 60

/** A screen while the text is read. */
export interface Draft extends Screen {
  index: LabelIndex
  /** Headings and user story above the form. */
  topic: string
  buttons: string[]
  /** The button that a sentence about filling in the form names. */
  sends?: string
  /** How sure it is that the success belongs to this form. */
  rank?: number
}

/** A form of which nothing is known but where it begins. */
export function newDraft(at: Pick<Draft, 'id' | 'name' | 'section' | 'topic'>): Draft {
  return { ...at, parameters: [], messages: [], index: new LabelIndex(), buttons: [] }
}

/** The finished screens of a draft: a form with more inputs than one case can fill is designed in parts. */
export function partsOf(draft: Draft): Screen[] {
  const count = Math.max(1, Math.ceil(draft.parameters.length / mostInputs))
  return Array.from({ length: count }, (_, part) => partOf(draft, part))
}

function partOf(
  { id, name, section, address, refusal, parameters, success, messages, buttons }: Draft,
  part: number,
): Screen {
  const [button] = buttons
  return {
    id: part === 0 ? id : `${id}.${part + 1}`,
    name: part === 0 ? name : `${name}, part ${part + 1}`,
    section,
    parameters: parameters.slice(part * mostInputs, (part + 1) * mostInputs),
    messages,
    ...(address ? { address } : {}),
    ...(success ? { success } : {}),
    ...(refusal ? { refusal } : {}),
    ...(button ? { button } : {}),
  }
}
