import { z } from 'zod'
import { once } from '../once.ts'

const text = () => z.string()
const texts = () => z.array(z.string())
const sentences = () => z.array(z.number())
const maybe = () => z.string().nullable()

const kinds = ['number', 'text', 'choice', 'boolean', 'date', 'time', 'file', 'state', 'list'] as const
const entryRoles = ['textbox', 'combobox', 'checkbox', 'radio'] as const
const controlRoles = ['button', 'link', 'heading', 'table', 'list', 'text', 'tab', 'dialog'] as const

/** The elements of an answer, each by itself, so that a broken one costs only itself. */
export const elements = /* @__PURE__ */ once(() => ({
  pages: z.object({ s: sentences() }),
  things: z.object({
    s: sentences(),
    name: text(),
    aliases: texts(),
    kind: z.enum(kinds),
    entered: z.boolean(),
    control: z.enum(entryRoles).nullable(),
    unit: maybe(),
    step: maybe(),
    options: texts(),
    start: maybe(),
    optional: z.boolean().nullable(),
    list: maybe(),
  }),
  controls: z.object({ s: sentences(), name: text(), role: z.enum(controlRoles) }),
  limits: z.object({ s: sentences(), must: text(), only: maybe(), show: texts() }),
  answers: z.object({
    s: sentences(),
    of: texts(),
    about: z.enum(['any', 'empty', 'wrong']),
    show: texts(),
  }),
  rules: z.object({ s: sentences(), when: maybe(), if: maybe(), then: texts(), closes: maybe() }),
  flows: z.object({
    s: sentences(),
    title: text(),
    role: z.enum(['main', 'alternative', 'exception', 'example']),
    given: texts(),
    steps: z.array(z.object({ do: texts(), see: texts() })),
    branch: z.object({ of: text(), step: z.number() }).nullable(),
  }),
  samples: z.object({ s: sentences(), of: text(), value: text(), good: z.boolean() }),
  absent: z.object({ s: sentences(), name: text() }),
  others: z.object({
    s: sentences(),
    is: z.enum(['context', 'untestable', 'question']),
    why: text(),
  }),
}))

type Elements = ReturnType<typeof elements>
export type Kind = keyof Elements
export type Of<K extends Kind> = z.output<Elements[K]>
export type Answer = { [K in Kind]: Of<K>[] }

export const kindsOfElements = /* @__PURE__ */ once(() => Object.keys(elements()) as Kind[])

/** What a model may answer. Every property is required, and null where there is nothing: strict providers take no other schema. */
export const AnswerSchema = /* @__PURE__ */ once(() =>
  z.object(Object.fromEntries(Object.entries(elements()).map(([kind, schema]) => [kind, z.array(schema)]))),
)

/**
 * Any object, described as an answer: providers that hold a model to a schema get the whole of it, and of the others' answers each element
 * is judged by itself (`readAnswer`), so that one broken element does not cost a part of the text.
 */
export const LooseAnswerSchema = /* @__PURE__ */ once(() => {
  const described = z.toJSONSchema(AnswerSchema(), { target: 'draft-7', io: 'input', reused: 'inline' })
  return z.looseObject({}).meta({ ...described, additionalProperties: false })
})

export const emptyAnswer = (): Answer =>
  Object.fromEntries(kindsOfElements().map((kind) => [kind, []])) as unknown as Answer

/** All elements of an answer, one kind after the other. */
export const elementsOf = (answer: Answer): Of<Kind>[] =>
  kindsOfElements().flatMap((kind) => answer[kind] as Of<Kind>[])

/** An element that was not taken, as it came, and why. */
export interface Dropped {
  kind: string
  element: unknown
  reason: string
}
