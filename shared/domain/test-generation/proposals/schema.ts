import { z } from 'zod'
import { once } from '../../once.ts'

export const proposedFormats = [
  'email',
  'phone',
  'url',
  'date',
  'time',
  'digits',
  'letters',
  'alphanumeric',
] as const
export const proposedControls = ['textbox', 'select', 'checkbox', 'radio'] as const
export const proposedViolations = [
  'empty',
  'below',
  'above',
  'tooShort',
  'tooLong',
  'format',
  'notNumber',
  'missingClass',
  'notAllowed',
  'mismatch',
  'taken',
] as const
export const relations = [
  'atLeast',
  'atMost',
  'moreThan',
  'lessThan',
  'is',
  'isNot',
  'holds',
  'holdsNot',
] as const

const text = () => z.string()
// Nullable with a default: strict providers demand every field, others leave out what is null.
const maybe = <T extends z.ZodType>(schema: T) => schema.nullable().default(null as never)

const Input = () =>
  z.object({
    quote: text(),
    label: text(),
    required: maybe(z.boolean()),
    minimum: maybe(text()),
    maximum: maybe(text()),
    unit: maybe(text()),
    minimumLength: maybe(text()),
    maximumLength: maybe(text()),
    choices: maybe(z.array(text())),
    format: maybe(z.enum(proposedFormats)),
    control: maybe(z.enum(proposedControls)),
  })
const Message = () =>
  z.object({ quote: text(), text: text(), label: text(), violation: z.enum(proposedViolations) })
const Outcome = () => z.object({ quote: text(), text: text() })
const Rule = () =>
  z.object({
    quote: text(),
    conditions: z.array(z.object({ subject: text(), relation: z.enum(relations), value: maybe(text()) })),
    outcome: text(),
  })
const Transition = () => z.object({ quote: text(), entity: text(), from: text(), event: text(), to: text() })
const Statement = () => z.object({ quote: text() })

/**
 * What a model proposes about a text: inputs with constraints, error messages, outcomes of success, rules, transitions, and further
 * sentences that state a requirement. Every proposal quotes the span it rests on; nothing in it is believed before `accept`.
 */
export const ProposalsSchema = /* @__PURE__ */ once(() =>
  z.object({
    inputs: z.array(Input()).default([]),
    messages: z.array(Message()).default([]),
    outcomes: z.array(Outcome()).default([]),
    rules: z.array(Rule()).default([]),
    transitions: z.array(Transition()).default([]),
    requirements: z.array(Statement()).default([]),
  }),
)

export type Proposals = z.output<ReturnType<typeof ProposalsSchema>>
export type ProposalKind = keyof Proposals
export type Proposal<K extends ProposalKind = ProposalKind> = Proposals[K][number]

/** A proposal that was not used, and why. */
export interface Dropped {
  kind: ProposalKind
  quote: string
  reason: string
}

export const noProposals = (): Proposals => ({
  inputs: [],
  messages: [],
  outcomes: [],
  rules: [],
  transitions: [],
  requirements: [],
})
