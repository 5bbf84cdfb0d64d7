import { z } from 'zod'
import { once } from '../../basics/once.ts'
import type { Check, Target, TypedAction } from '../types.ts'

const text = () => z.string()
// Strict providers demand every field and refuse defaults; others leave out what is null.
const maybe = <T extends z.ZodType>(schema: T) => z.preprocess((given) => given ?? null, schema.nullable())
const list = <T extends z.ZodType>(schema: T) => z.preprocess((given) => given ?? [], z.array(schema))

const Place = () => z.object({ role: maybe(text()), name: maybe(text()), nth: maybe(z.number()) })
const Pointer = () =>
  z.object({
    role: maybe(text()),
    name: maybe(text()),
    exact: maybe(z.boolean()),
    nth: maybe(z.number()),
    within: maybe(Place()),
  })
/** The numbers of the clauses that an entry reads. */
const clauses = () => z.array(z.number())

const aimed = [
  'click',
  'double_click',
  'right_click',
  'hover',
  'scroll_to',
  'clear',
  'check',
  'uncheck',
] as const

// A union, not a discriminated one: that becomes `oneOf` in JSON Schema, which strict providers refuse.
const Action = () =>
  z.union([
    z.object({ clauses: clauses(), action: z.enum(aimed), target: Pointer() }),
    z.object({ clauses: clauses(), action: z.enum(['fill', 'select']), target: Pointer(), value: text() }),
    z.object({ clauses: clauses(), action: z.literal('drag'), target: Pointer(), to: Pointer() }),
    z.object({ clauses: clauses(), action: z.literal('press'), key: text(), target: maybe(Pointer()) }),
    z.object({ clauses: clauses(), action: z.literal('submit'), target: maybe(Pointer()) }),
    z.object({ clauses: clauses(), action: z.enum(['reload', 'go_back']) }),
  ])

export const proposableChecks = [
  'assert_text',
  'assert_visible',
  'assert_url',
  'assert_title',
  'assert_value',
  'assert_checked',
  'assert_enabled',
  'assert_focused',
  'assert_count',
  'assert_dialog',
  'assert_order',
  'assert_labelled',
  'assert_number',
] as const

const Assertion = () =>
  z.object({
    clauses: clauses(),
    kind: z.enum(proposableChecks),
    target: maybe(Pointer()),
    expected: maybe(text()),
    texts: maybe(z.array(text())),
    negated: maybe(z.boolean()),
    comparison: maybe(z.enum(['equals', 'contains', 'at_least', 'at_most', 'more_than', 'less_than'])),
    unit: maybe(text()),
  })

/**
 * What a model may propose for clauses that the grammar does not read: a part of the typed actions and checks. Addresses, waits, tabs, dialogs
 * and files are left out, and so are checks that prove little ("the page is shown"): those need words that the grammar knows.
 */
export const ProposalSchema = once(() => z.object({ actions: list(Action()), checks: list(Assertion()) }))

export type Proposal = z.output<ReturnType<typeof ProposalSchema>>
type Proposed<Entry> = Entry extends unknown ? Plain<Omit<Entry, 'clauses'>> : never
export type ProposedAction = Proposed<Proposal['actions'][number]>
export type ProposedCheck = Proposed<Proposal['checks'][number]>

/** A value without its nulls: what may be null may be absent. */
type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { [Key in keyof T as null extends T[Key] ? never : Key]: Plain<T[Key]> } & {
        [Key in keyof T as null extends T[Key] ? Key : never]?: Plain<NonNullable<T[Key]>>
      }
    : T

/** An entry as the typed action or check that it is. That the schema holds nothing else is what the return types prove. */
export function plainAction({ clauses: _clauses, ...entry }: Proposal['actions'][number]): ProposedAction {
  return withoutNulls(entry) as ProposedAction
}

export function plainCheck({ clauses: _clauses, ...entry }: Proposal['checks'][number]): ProposedCheck {
  return withoutNulls(entry) as ProposedCheck
}

// Said once: these fail to compile when the schema and `types.ts` part company.
export const asTypedAction = (action: ProposedAction): TypedAction => action
export const asCheck = (check: ProposedCheck): Check => check
export type ProposedTarget = Plain<z.output<ReturnType<typeof Pointer>>>
export const asTarget = (target: ProposedTarget): Target => target

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (item === null ? [] : [[key, withoutNulls(item)]])),
  )
}
